import { inCountry, ofCountry } from '#shared/french-countries.ts'
import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const alsoIn = (market: string) => `Aussi ${inCountry(market)}`
export const allRulesFor = (market: string) => `Toutes les règles ${ofCountry(market)}`
export const doesThisAffectYourPlans = 'Cela touche-t-il vos projets ?'
export const tellUsWhatYouRun = (market: string) =>
  `Dites-nous ce que vous exploitez, ou comptez exploiter, ${inCountry(market)}. Nous lisons la source avec vous et disons ce qui en découle.`
export const getFreeConsultation = 'Consultation gratuite'

export const everyChangeMarketByMarket = 'Chaque changement, marché par marché'
export const ledgerOfRules = 'Registre des règles'
export const ledgerLead =
  'Ce qui a changé, quand, et où on peut le lire : ce que chaque règle disait et dit, où elle en est, et sa source.'
export const followByFeed = (market: string) => `Suivre par flux les règles ${ofCountry(market)}`
export const rssFeed = 'Flux RSS'
export const subscribeInYourCalendar = 'S’abonner dans votre agenda'
export const rules = 'Règles'
export const newerRules = 'Règles plus récentes'
export const olderRules = 'Règles plus anciennes'
export const noMatchingRules = 'Aucune règle ne correspond'
export const nothingMatches =
  'Rien de ce que nous avons consigné ne répond à tous ces filtres à la fois.'
export const clearAllFilters = 'Effacer tous les filtres'
export const whichApplyToYou = 'Lesquelles s’appliquent à vous ?'
export const tellUsProductIn = (market: string) =>
  `Dites-nous le produit que vous préparez ${inCountry(market)}. Nous indiquons les règles qui le concernent, et le jour où chacune prend effet.`
export const tellUsProductAndMarket =
  'Dites-nous le produit et le marché. Nous indiquons les règles qui le concernent, et le jour où chacune prend effet.'

export const notOnRecord = 'Non enregistré'
export const struck = 'Supprimé : '
export const added = 'Inséré : '
export const gone = 'Disparu'

export const market = 'Marché'
export const allMarkets = 'Tous les marchés'
export const topic = 'Thème'
export const allTopics = 'Tout thème'
export const stage = 'Stade'
export const allStages = 'Tout stade'
export const showRules = 'Afficher les règles'
export const filters = 'Filtres'
export const ruleCount = (count: number) =>
  `${count} ${plural(count, { one: 'règle', other: 'règles' })}`
export const pageOfPages = (page: number, pages: number) => `, page ${page} sur ${pages}`
export const clearFilter = (filter: string) => `Effacer ${filter} : `

export const years = 'Années'
export const rulesOfYear = (count: number) =>
  `${count}<hidden> ${plural(count, { one: 'règle', other: 'règles' })}</hidden>`

export const sourceBefore = 'Source : '
export const citeThisRule = 'Citer cette règle'
export const youAreHere = 'Vous êtes ici'
export const beforeAndAfter = 'Avant et après'
export const date = 'Date'
export const inEffectFrom = 'En vigueur à partir du'
export const topics = 'Thèmes'

export const stages = 'Stades'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
