import { inCountry, theCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const selectedButNotSaved = (name: string) =>
  `${name}: selecionado. Guarde para receber os alertas.`
export const save = 'Guardar'
export const eachChange = 'Cada alteração'
export const eachChangeExplained = 'Um email assim que é publicada.'
export const onceAWeek = 'Uma vez por semana'
export const onceAWeekExplained = (city: string) =>
  `Todas juntas, às segundas-feiras às 8h, hora de ${city}.`
export const never = 'Nunca'
export const neverExplained = 'Nenhum email; a sua seleção mantém-se.'
export const howOften = 'Frequência'
export const markets = 'Mercados'

export const stopFollowing = (market: string) =>
  `Deixar de seguir<hidden> ${theCountry(market)}</hidden>`
export { followTitle as follow } from '#shared/account/alerts/follow-title.ts'
export const following = (market: string) => `Está a seguir ${theCountry(market)}`
export const followHint =
  'Um email quando mudarem as regras, os impostos ou as obrigações deste mercado.'
export const emailAddress = 'Endereço de email'
export const followByEmailHint =
  'Um email quando mudarem as regras, os impostos ou as obrigações deste mercado. Sem conta, ou <link>com a sua</link>.'
export const confirmFollowing = (market: string) =>
  `Prima o botão para receber um email quando as regras, os impostos, as licenças ou as obrigações mudarem ${inCountry(market)}.`
export const marketsYouFollow = 'Os mercados que segue'
export const marketsYouFollowHint = 'Escolha os mercados e com que frequência lhe escrevemos.'
export const stopAndDelete = 'Parar e eliminar o meu endereço'

export const subject = 'Assunto'
export const titleOfTheRule = 'O título da regra, ou o que mudou'
export const marketAndStage = 'Mercado e fase'
export const marketAndStageExplained = 'Proposta, aprovada, em vigor, em tribunal'
export const beforeAndAfter = 'Antes e depois'
export const beforeAndAfterExplained = 'O que a regra ou o registo dizia, e o que diz'
export const takesEffect = 'Produz efeitos'
export const takesEffectExplained = 'O dia, ou que não está verificado'
export const source = 'Fonte'
export const sourceExplained = 'Quem a publicou, com a ligação'
export const readsLikeLedger =
  'Cada regra do <link>registo de regras</link> lê-se assim. Cada email termina com uma ligação que os para a todos.'

export const stopAlerts = 'Parar os alertas'
export const stopAlertsHint =
  'Prima o botão para parar todos os alertas. Os mercados que segue continuam selecionados.'

export const alerts = 'Alertas'
export const followingNoMarkets =
  'Não segue nenhum mercado. Selecione mercados para receber um email quando mudarem as respetivas regras, impostos, licenças ou obrigações.'
export const alertsLead =
  'Escrevemos-lhe quando mudam as regras, os impostos, as licenças ou as obrigações destes mercados. Pode cancelar com um clique em qualquer email.'
export const whatAnAlertSays = 'O que diz um alerta'
export const whatAnAlertSaysExplained =
  'Um email por cada regra, e por cada publicação que altera os dados de um mercado; o email semanal tem uma ou duas linhas por alteração.'

export const addressIsSuppressed = (email: string, day: string) =>
  `Os emails para ${email} são devolvidos desde ${day}, pelo que não enviamos boletins nem alertas para esse endereço. Mude o endereço no perfil, ou escreva-nos quando voltar a funcionar.`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
