import { inCountry, theCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const selectedButNotSaved = (name: string) =>
  `${name} : sélectionné. Enregistrez pour recevoir les alertes.`
export const save = 'Enregistrer'
export const eachChange = 'Chaque changement'
export const eachChangeExplained = 'Un e-mail dès sa publication.'
export const onceAWeek = 'Une fois par semaine'
export const onceAWeekExplained = (city: string) =>
  `Tous les changements en un seul e-mail, le lundi à 8 h, heure de ${city}.`
export const never = 'Jamais'
export const neverExplained = 'Aucun e-mail ; votre sélection est conservée.'
export const howOften = 'Fréquence'
export const markets = 'Marchés'

export const stopFollowing = (market: string) =>
  `Ne plus suivre<hidden> ${theCountry(market)}</hidden>`
export { followTitle as follow } from '#shared/account/alerts/follow-title.ts'
export const following = (market: string) => `Vous suivez ${theCountry(market)}`
export const followHint = 'Un e-mail quand ses règles, ses taxes ou ses obligations changent.'
export const emailAddress = 'Adresse e-mail'
export const followByEmailHint =
  'Un e-mail quand ses règles, ses taxes ou ses obligations changent. Sans compte, ou <link>avec le vôtre</link>.'
export const confirmFollowing = (market: string) =>
  `Appuyez sur le bouton pour recevoir un e-mail quand les règles, les taxes, l’agrément ou les obligations changent ${inCountry(market)}.`
export const marketsYouFollow = 'Les marchés que vous suivez'
export const marketsYouFollowHint = 'Choisissez les marchés et la fréquence de nos e-mails.'
export const stopAndDelete = 'Arrêter et effacer mon adresse'

export const subject = 'Objet'
export const titleOfTheRule = 'Le titre de la règle, ou ce qui a changé'
export const marketAndStage = 'Marché et stade'
export const marketAndStageExplained = 'Proposée, adoptée, en vigueur, devant un tribunal'
export const beforeAndAfter = 'Avant et après'
export const beforeAndAfterExplained = 'Ce que la règle ou la fiche disait, et ce qu’elle dit'
export const takesEffect = 'Prend effet'
export const takesEffectExplained = 'Le jour, ou qu’il n’est pas vérifié'
export const source = 'Source'
export const sourceExplained = 'Qui l’a publiée, avec le lien'
export const readsLikeLedger =
  'Chaque règle du <link>registre des règles</link> se lit ainsi. Chaque e-mail se termine par un lien qui les arrête tous.'

export const stopAlerts = 'Arrêter les alertes'
export const stopAlertsHint =
  'Appuyez sur le bouton pour arrêter toutes les alertes. Les marchés que vous suivez restent sélectionnés.'

export const alerts = 'Alertes'
export const followingNoMarkets =
  'Vous ne suivez aucun marché. Sélectionnez des marchés pour recevoir un e-mail quand leurs règles, leurs taxes, leurs agréments ou leurs obligations changent.'
export const alertsLead =
  'Nous vous écrivons quand les règles, les taxes, les agréments ou les obligations de ces marchés changent. Un clic dans n’importe quel e-mail suffit pour vous désabonner.'
export const whatAnAlertSays = 'Ce que dit une alerte'
export const whatAnAlertSaysExplained =
  'Un e-mail pour chaque règle, et pour chaque publication qui change les données d’un marché ; l’e-mail hebdomadaire consacre une ligne ou deux à chaque changement.'

export const addressIsSuppressed = (email: string, day: string) =>
  `Les e-mails à ${email} reviennent depuis le ${day} ; aucune lettre et aucune alerte n’y est donc envoyée. Changez d’adresse dans le profil, ou écrivez-nous quand elle fonctionne de nouveau.`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
