import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const about = 'Assunto:'
export const removeSubject = 'Retirar<hidden> o assunto da mensagem</hidden>'

export const skipToContent = 'Saltar para o conteúdo'

export const cancel = 'Cancelar'

export const search = 'Pesquisar'

export const website = 'Sítio web'

export const inUtc = (day: string, time: string) => `${day}, ${time} UTC`

export const closeDialog = 'Fechar a janela'

export const earlier = 'Mais cedo'
export const later = 'Mais tarde'

export const previous = 'Anterior'
export const next = 'Seguinte'
export const pages = 'Páginas'
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`

export const hide = 'Ocultar'
export const show = 'Mostrar'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
