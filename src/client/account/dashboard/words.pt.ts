import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const fullName = 'Nome completo'
export const verifiedEmail = 'Email verificado'
export const twoFactor = 'Dois fatores'
export const profile = 'Perfil'
export const editProfile = 'Editar o perfil'
export const stepsDone = (done: number, all: number) => `${done}<small> de ${all}</small>`
export const done = 'Feito'
export const open = 'Por fazer'
export const manageTwoFactor = 'Gerir os dois fatores'
export const turnOnTwoFactor = 'Ativar os dois fatores'
export const security = 'Segurança'
export const twoFactorOn = 'Dois fatores ativos'
export const twoFactorOff = 'Dois fatores inativos'
export const twoFactorOnExplained =
  'Para iniciar sessão, pedimos a sua palavra-passe e um código do seu telemóvel.'
export const twoFactorOffExplained =
  'A palavra-passe, por si só, dá acesso a esta conta. Ative a autenticação de dois fatores para maior proteção.'
export const addAPasskey = 'Adicionar uma chave de acesso'
export const passkeyCount = (count: number) =>
  `${count} ${plural(count, { one: 'chave', other: 'chaves' })} de acesso`
export const recentSignIns = 'Inícios de sessão recentes'
export const allSessions = 'Todas as sessões'
export const thisDevice = 'Este dispositivo'
export const loading = 'A carregar'
export const listNeedsScript = 'A lista é preenchida por JavaScript; consta também em Sessões.'

export const yourEmailAddressIsVerified = 'O seu endereço de email está verificado.'
export const welcome = (name: string) => `Boas-vindas, ${name}`
export const nextConsultation = 'Próxima consulta'
export const youReceive = 'O que recebe'
export const marketsFollowed = 'Mercados'
export const noMarkets = 'Ainda não segue nenhum mercado.'
export const moreMarkets = (count: number) => ` e mais ${count}`
export const alertsLabel = 'Alertas'
export const alertsPaused = 'Em pausa'
export const alertsEach = 'Cada alteração assim que é publicada'
export const alertsWeekly = 'Uma vez por semana'
export const alertsNone = 'Nenhum'
export const newsletterLabel = 'Boletim'
export const subscribed = 'Subscrito'
export const subscribe = 'Subscrever'
export const changeAlerts = 'Alterar os alertas'
export const yourEnquiries = 'Os seus pedidos'
export const yourRooms = 'Os seus espaços'
export const noEnquiriesYet =
  'Ainda não há pedidos. Pergunte sobre um mercado e um consultor responderá.'
export const writeToUs = 'Escreva-nos'
export const bookAConsultation = 'Marcar uma consulta'
export const allEnquiries = 'Todos os pedidos'
export const allInsights = 'Todas as análises'
export const reachUs = 'Contacte-nos'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
