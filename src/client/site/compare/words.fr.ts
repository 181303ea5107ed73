import { inCountry, theCountry } from '#shared/french-countries.ts'
import { theDay } from '#shared/french-dates.ts'
import type { Certainty } from '#shared/knowledge/schemas.ts'
import { upperFirst } from '#shared/label-text.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const eyebrow = 'Côte à côte'
export const orWhereElse = (market: string) =>
  `${upperFirst(inCountry(market))}, ou bien ailleurs ?`
export const compareMarkets = 'Comparer les marchés'
export const lead =
  'Deux à quatre marchés côte à côte : qui délivre l’agrément, ce qu’il exige, et ce qui reste des mises après chaque taxe sur les jeux, avec la source à chaque étape.'
export const whatToCompare = 'Ce qu’il faut comparer'
export const chooseOneMore = (market: string) =>
  `Vous avez choisi ${theCountry(market)}. Choisissez au moins un autre marché.`
export const sideBySide = 'Côte à côte'
export const sources = 'Sources'
export const allSources = (count: number) => `Les ${count} sources`
export const eyebrowOf = (product: string) => `Comparer les marchés · ${product}`
export const whichMarket = (markets: string) => `${markets} ?`
export const leftToOperator = (stakes: string, remainders: string) =>
  `Sur ${stakes} misés, voici ce qui reste à l’opérateur après les taxes sur les jeux et avant tous les autres coûts : ${remainders}. `
export const copyText = 'Copier le texte'
export const copyLink = 'Copier le lien'
export const textTitle = (product: string, markets: string) => `${product} : ${markets}`
export const leftOf = (stakes: string) =>
  `Sur ${stakes} misés, reste à l’opérateur après les taxes sur les jeux et avant tous les autres coûts :`
export const editComparison = 'Modifier la comparaison'
export const stakeToDividend = 'De la mise au dividende'
export const howToReadFlows = (times: string) =>
  `À lire comme une marche de la crête à la vallée : hachuré, ce qui part ; plein, ce qui reste ; pointillé, ce qui n’est pas certain. Tous les marchés partagent les mêmes échelles : d’abord celle des mises, puis, à partir du produit brut des jeux, une échelle ${times} fois plus grande.`

export const compareTheseMarkets = 'Comparer ces marchés'
export const productIs = (product: string) => `${product} :`
export const markets = 'Marchés'
export const addMarket = 'Ajouter un marché (quatre au plus)'
export const recalculate = 'Recalculer'
export const product = 'Produit'
export const stakes = 'Mises'
export const marginPercent = 'Marge en %'
export const depositsPercent = 'Dépôts en %'

export const obligationsThatDiffer = 'Les obligations qui diffèrent'
export const allDutiesBeside = 'Toutes les obligations de ces marchés'

export const ourJudgement = 'Notre appréciation'
export const more = 'Plus'
export const regulator = 'Régulateur'
export const taxesInForce = 'Taxes en vigueur'
export const checked = 'Vérifié'
export const licenceFrom = 'Agrément délivré par'
export const fee = 'Droits'
export const term = 'Durée'
export const timeToDecide = 'Délai de décision'
export const localOwnership = 'Actionnariat local'
export const dataRules = 'Règles sur les données'
const payers = { operator: 'l’opérateur', player: 'le joueur' }
export const taxTerms = (rate: string, base: string, payer: keyof typeof payers) =>
  `${rate}, assiette : ${base} ; redevable : ${payers[payer]}`
export const bearerDisputed = ', on ne s’accorde pas sur qui la supporte'
export const taxSince = (day: string) => `, depuis ${theDay(day)}`
export const afterValueEstimate = ', estimation'
export const marketOverall = (scoreWord: string, score: number) =>
  `Marché dans son ensemble : ${scoreWord.toLowerCase()}, ${score} sur 5`
export const since = (day: string) => `Depuis ${theDay(day)}`
export const dossier = 'Dossier'
export const rules = 'Règles'
export const remove = 'Retirer'
export const planAnEntry = (name: string) =>
  `Préparer une entrée<hidden> ${inCountry(name)}</hidden>`

export const winningsPaid = 'Gains versés'
export const grossGamingRevenue = 'Produit brut des jeux'
export const stakesTimesMargin = 'mises × marge'
export const deposits = 'Dépôts'
export const stakesTimesDeposits = 'mises × dépôts en %'
export const withdrawals = 'Retraits'
export const taxesOnTheOperator = 'Taxes à la charge de l’opérateur'
export const taxesOnPlayers = 'Taxes à la charge des joueurs'
export const leftBeforeCosts = 'Reste avant les coûts'

export const howItIsWorkedOut = 'Mode de calcul'
export const limitsOfModel =
  'Un modèle, non une comptabilité : mêmes mises, même marge et mêmes dépôts partout, pour que seules les taxes sur les jeux diffèrent. Les droits d’agrément, l’impôt sur les sociétés, les charges salariales, les paiements, la publicité et tous les autres coûts viennent après ce qui reste ; ils diffèrent aussi. De même la taxe sur la valeur ajoutée, sauf là où elle figure comme une étape.'
export const incomeTaxIncluded = (markets: string) =>
  `${markets} : une taxe figurée ici est l’impôt sur les bénéfices de la société ou en tient lieu ; il n’en vient donc pas d’autre après.`
export const theFormulas = 'Les formules'
export const winnings = 'Gains'
export const formulaOfWinnings = 'mises − produit brut des jeux'
export const formulaOfWithdrawals = 'dépôts − produit brut des jeux, au moins 0'
export const lessThan0 = ', moins de 0 : '
export const taxesInForceOn = (day: string) =>
  `En vigueur le ${day}. Une taxe assise sur l’agrément ne prélève rien ici.`
export const eachTax = 'Chaque taxe'
export const formulaOfTax = 'taux × son assiette'
export const playerTaxesChangeNothing =
  'Les taxes à la charge des joueurs ne réduisent pas ce montant.'
export const left = 'Reste'
export const formulaOfRest = 'produit brut des jeux − taxes à la charge de l’opérateur'

export const whatIsLeft = 'Ce qui reste'
export const ofGrossGamingRevenue = (amount: string) =>
  `Du produit brut des jeux, ${amount} : hachuré, ce qui part en taxes ; plein, ce qui reste ; pointillé, ce qui n’est pas certain.`

export const taxesPaidByPlayers = 'Taxes payées par les joueurs'
export const playerTaxesExplained =
  'Payées par les joueurs ; non déduites du produit de l’opérateur. Barre pleine = total des mises.'
export const taxExplained = (rate: number, base: string, caveats: readonly string[]) =>
  [`${rate} %, assiette : ${base}.`, ...caveats].join(' ')
export const caveats: Readonly<Record<Certainty, string>> = {
  exact: '',
  'at-most': 'Au plus : le montant dû peut être moindre.',
  'at-least': 'Au moins : le montant dû peut être supérieur.',
  unknown: 'Non vérifié pour ce produit : le montant reste ouvert.',
}
export const allOrNothing =
  'On ne s’accorde pas sur qui la supporte : l’opérateur en totalité, ou les joueurs.'
export const insteadOfIncomeTax =
  'C’est l’impôt sur les bénéfices de la société, ou elle en tient lieu.'

export const lossOf = (amount: string) => `−${amount}`
export const upTo = (amount: string) => `jusqu’à −${amount}`
export const orMore = (amount: string) => `−${amount} ou davantage`

export const atAGlance = 'En bref'
export const rulesAndTaxes = 'Règles et taxes'
export const licence = 'Agrément'
export const facts = 'Données'

export const notModelled = 'Hors modèle'
export const prohibitedHere =
  'D’après le droit tel que nous l’avons trouvé, personne ne peut offrir ce produit ici : il n’y a pas de mises à suivre.'
export const unclearHere =
  'Ce que nous avons trouvé ne dit pas si quelqu’un peut offrir ce produit ici : un chiffre serait une supposition.'
export const totalAmountWagered = 'Total des mises.'
export const backToPlayers = 'Revient aux joueurs.'
export const stakesLessWinnings = (times: string) =>
  `Mises moins gains. À partir d’ici, dessin ${times} fois plus grand.`
export const operatorTax = 'Taxe de l’opérateur'
export const notVerifiedNotIncluded = 'Non vérifié ; non compris.'
export const nothingIsLeft = 'Il ne reste rien'
export const taxesExceedRevenue = 'Les taxes dépassent le produit brut des jeux.'
export const shareOfRevenue = (share: string) => `Soit ${share} du produit brut des jeux.`
export const noTaxVerified = (product: string, market: string) =>
  `Aucune taxe sur les jeux (${product}) n’est vérifiée ${inCountry(market)}. Cela ne veut pas dire « aucune taxe » : ce qui reste ici est un plafond.`
export const noTaxVerifiedForOperators = (product: string, market: string) =>
  `Aucune taxe sur les jeux (${product}) n’est vérifiée pour les opérateurs ${inCountry(market)}. Cela ne veut pas dire « aucune taxe » : ce qui reste ici est un plafond.`

export const citeComparison = 'Citer cette comparaison'

export const forBoard = 'PDF pour un conseil d’administration'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
