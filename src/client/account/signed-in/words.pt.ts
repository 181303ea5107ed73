import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const toggleSidebar = 'Mostrar ou ocultar a barra lateral'
export const breadcrumb = 'Caminho de navegação'
export const account = 'Conta'
export const logOut = 'Terminar sessão'
export const dashboard = 'Painel'
export const enquiries = 'Pedidos'
export const rooms = 'Espaços'
export const desk = 'Área interna'
export const settings = 'Definições'

export const sidebar = 'Barra lateral'
export const closeSidebar = 'Fechar a barra lateral'

export const platform = 'Plataforma'
export const opensInNewTab = ' (abre num novo separador)'
export const repository = 'Repositório'
export const documentation = 'Documentação'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
