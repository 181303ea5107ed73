import { ofCountry, theCountry, toCountry } from '#shared/french-countries.ts'
import { ofDay, theDay, untilDay } from '#shared/french-dates.ts'
import { upperFirst } from '#shared/label-text.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const law = 'Droit'
export const taxes = 'Taxes'
export const licence = 'Agrément'
export const facts = 'Données'
export const judgement = 'Appréciation'
export const rules = 'Règles'
export const sources = 'Sources'
export const thinkingOf = (market: string) => `Vous pensez ${toCountry(market)} ?`

export const whatBindsAnOperator = 'Ce qui s’impose à l’opérateur, obligation par obligation'
export const theContinentInFigures = 'Le continent en chiffres'
export const placesOnTheMap = 'Lieux de la carte'
export const sourcesAll = (count: number) => `Les ${count} sources`
export const tax = 'Taxe'
export const payments = 'Paiements'
export const competition = 'Concurrence'

export const perCent = 'pour cent'
export const millions = 'millions'

export const exactlyMarkets = (count: number) => `Exactement ${count} marchés`
export const onRecord = 'Dans nos fiches : '

export const markets = 'Marchés'

export const rulesNewestFirst = 'Règles, des plus récentes aux plus anciennes'
export const noRuleOnRecord = 'Aucune règle enregistrée.'
export const allRulesOf = (count: number, market: string) =>
  `Les ${count} règles ${ofCountry(market)}`
export const theLedgerOfRules = 'Le registre des règles'
export const ourArticles = 'Nos articles'
export const allSources = (count: number) => `Les ${count} sources`
export const dataOfMarket = 'Données de ce marché (JSON)'
export const feedOfItsRules = 'Flux de ses règles'

export const quantity = 'Grandeur'
export const value = 'Valeur'
export const estimate = 'Estimation'
export const estimateBefore = 'estimation, '
export const reported = 'Publié'
export const earlierValues = (count: number) => `Valeurs antérieures (${count})`

export const ourJudgement = 'Notre appréciation'
export const sinceBecause = 'Depuis le <day/> : <why/>'
export const sinceFirst = 'Depuis le <day/>, notre première sur ce marché.'
export const scoreSince = (scoreWord: string, score: number) =>
  `<score>${scoreWord}, ${score} sur 5</score>, depuis le <day/>.`
export const before = 'Avant'

export const productInMarkets = (product: string, count: number) =>
  `${product} sur ${count} marchés`
export const resetMap = 'Réinitialiser la carte'
export const marketsAndRegions = 'Marchés principaux, tendances et régions'

export const fullAnswer = 'La réponse complète'

export const matrixCaption = 'L’état de chaque produit sur chaque marché'
export const market = 'Marché'
export const why = 'Pourquoi'
export const compareMarket = (market: string) => `Comparer<hidden> ${market}</hidden>`

export const lawAndRegulators = 'Droit et régulateurs'
export const regulators = 'Régulateurs'
export const laws = 'Lois'

export const whoGrantsIt = 'Qui le délivre'
export const fee = 'Droits'
export const term = 'Durée'
export const timeToDecide = 'Délai de décision'
export const localOwnership = 'Actionnariat local'
export const dataAndSystems = 'Données et systèmes'

export const lawAndRegulation = 'Droit et régulation'
export const regulatorAndLaw = 'Régulateur et loi'
export const regulation = 'Régulation'

export const switchMarket = (market: string) => `Changer de marché (${market})`
export const allMarketsCounted = (count: number) => `Les ${count} marchés`
export const onThisPage = 'Sur cette page'
export const allMarkets = 'Tous les marchés'

export const obligations = 'Obligations'
export const dutyInAllMarkets = (duty: string) => `${duty}<hidden> : tous les marchés</hidden>`
export const besideOtherMarkets = (market: string) =>
  `${upperFirst(theCountry(market))} à côté d’autres marchés`

export const opportunitiesAndChallenges = 'Atouts et difficultés'
export const opportunities = 'Atouts'
export const challenges = 'Difficultés'

export const opportunityRating = 'Note d’opportunité'
export const scoreOf5 = (scoreWord: string, score: number) => `${scoreWord}, ${score} sur 5`

export const outlook = 'Perspectives'
export const marketsCovered = 'Marchés couverts'

export const rateAndBase = 'Taux et assiette'
export const noLongerInForce = 'N’est plus en vigueur'
export const ofBase = (base: string) => `assiette : ${base}`
const payers = { operator: 'l’opérateur', player: 'le joueur' }
export const taxTerms = (payer: keyof typeof payers, products: string, period: string) =>
  `Redevable : ${payers[payer]} ; ${products} ; ${period}`
export const bearerDisputed = (terms: string) =>
  `${terms} ; on ne s’accorde pas sur qui la supporte`
export const allProducts = 'tous les produits'
export const firstDayNotVerified = 'premier jour non vérifié'
export const periodFrom = (day: string) => `à partir ${ofDay(day)}`
export const periodSince = (day: string) => `depuis ${theDay(day)}`
export const periodUntil = (first: string, day: string) => `${first}, ${untilDay(day)}`

export const book = 'Réserver une consultation'

export const citeDossier = 'Citer ce dossier'
export const pastDay = 'À une date passée'
export const asOf = (day: string, edition: number, publishedAt: string) =>
  `Au <strong>${day}</strong>, d’après l’édition ${edition} du ${publishedAt} : taxes, règles, lois, données et appréciations de ce jour. Les statuts, les conditions d’agrément et les obligations n’ont pas de date propre et sont ceux de l’édition.`
export const beforeEdition =
  'Nos fiches commencent plus tard ; elles n’ont peut-être pas tout de ce jour.'
export const pageOfToday = 'À la date d’aujourd’hui'

export const whatChanged = 'Ce qui a changé, édition par édition'
export const dossierAsPdf = 'Ce dossier (PDF)'
export const asOfAnotherDay = 'À une autre date'
export const dossierAsOf = 'Ce dossier au'
export const show = 'Afficher'
export const whatChangedHere = 'Ce qui a changé'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
