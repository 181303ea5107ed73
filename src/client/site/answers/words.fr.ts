import { inCountry, ofCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
/** The sentences of answer pages. */
export const markets = 'Marchés'
export const youAreHere = 'Vous êtes ici'
export const inFigures = 'La réponse en chiffres'
export const ask = 'Poser une question sur ce produit'
export const book = 'Réserver une consultation'
export const copyText = 'Copier avec les sources'
export const copied = 'Copié'
export const asText = 'En texte, avec les sources'
export const obligations = 'Ce qui s’impose à l’opérateur'
export const compareObligations = 'Les obligations sur les autres marchés'
export const whatWasTried = 'Ce qui a été cherché'
export const changedLast = 'Derniers changements'
export const noRules = 'Aucun changement n’est enregistré.'
export const sources = 'Sources'
export const cite = 'Citer cette réponse'
export const compare = 'Comparer avec d’autres marchés'

export const allRules = (market: string) => `Toutes les règles ${ofCountry(market)}`
export const dossier = (market: string) => `Le dossier ${ofCountry(market)}`
export const otherProducts = (market: string) => `Les autres produits ${inCountry(market)}`
export const inAllMarkets = (product: string) => `${product} sur tous les marchés`
export const planning = (market: string) => `Vous préparez une entrée ${inCountry(market)} ?`

export const planningText =
  'Dites-nous ce que vous exploitez et pour quand vous visez le lancement. Nous lisons les sources avec vous et disons ce qui vous retarderait.'

export const checkedOn = (day: string) => `Vérifié le ${day}.`
export const changedOn = (day: string, title: string, stage: string) =>
  `${day} : ${title} (${stage.toLowerCase()})`

export const notVerifiedDuties = (duties: string) => `Non vérifié : ${duties}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
