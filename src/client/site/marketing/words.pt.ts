import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const theFirmInFigures = 'A consultora em números'
export const startYourJourney = 'Começar connosco'
export const learnMore = 'Saber mais<hidden> sobre a consultora</hidden>'
export const viewAllServices = 'Ver todos os serviços'

export const contents = 'Índice'
export const service = 'Serviço'
export const features = 'Conteúdo'
export const deliverable = 'Entregável'
export const successMetrics = 'Medidas de êxito'

export const preview = 'Pré-visualização'
export const previewOfVersion = (version: number, state: string) =>
  `<strong>Pré-visualização da versão ${version}</strong> (${state}). Não é a versão publicada. Pedimos que não a partilhe.`
export const backToTheDesk = 'Voltar à área interna'

export const theWayWeGo = 'O caminho que fazemos consigo'

export const people = 'Equipa'
export const obligations = 'Obrigações'
export const rules = 'Regras'
export const changes = 'Alterações'
export const data = 'Dados'
export const search = 'Pesquisa'
export const quickLinks = 'Ligações úteis'
export const contact = 'Contacto'
export const dashboard = 'Painel'
export const clientLogIn = 'Área de cliente'
export const allRightsReserved = (from: number | null, to: number, name: string) =>
  `© ${from === null ? '' : `${from}–`}${to} ${name}. Todos os direitos reservados.`

export const mainNavigation = 'Navegação principal'
export const getConsultation = 'Consulte-nos'
export const account = 'Conta'
export const logIn = 'Iniciar sessão'
export const menu = 'Menu'

export const theExactFigures = 'Os números exatos'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

export const partlyEnglish =
  'Alguns textos desta página ainda não estão traduzidos: estão em inglês.'
