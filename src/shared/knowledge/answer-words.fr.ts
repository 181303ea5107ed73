import { inCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './answer-words.fr.ts'
import type * as original from './answer-words.ts'
import type { Product, ProductStatus } from './schemas.ts'

export const launchQuestion = (product: Product, market: string) =>
  `Puis-je ${ventures[product]} ${inCountry(market)} ?`
const ventures: Readonly<Record<Product, string>> = {
  sportsbook: 'lancer des paris sportifs',
  'online-casino': 'lancer un casino en ligne',
  lottery: 'lancer une loterie',
  b2b: 'fournir les opérateurs de jeux',
}

export const gamblingTax = 'Taxe sur les jeux'
export const onOperator = (bases: string) => `Assiette : ${bases} ; à la charge de l’opérateur.`
export const onPlayers = (taxes: string) => `Joueurs : ${taxes}.`
export const disputed = (taxes: string) => `On ne s’accorde pas sur qui la supporte : ${taxes}.`
export const closedUntaxed = 'Fermé : aucune taxe sur ce produit n’est enregistrée.'
export const noTaxVerified = 'Aucune taxe sur ce produit n’est vérifiée.'

export const leftOf = (revenue: string) => `Reste sur ${revenue}`
export const whatIsLeft = 'Ce qui reste'
const statuses: Readonly<Record<ProductStatus, string>> = {
  licensed: 'agréé',
  possible: 'possible',
  closed: 'fermé',
  unclear: 'incertain',
}
export const notCalculated = (status: ProductStatus) =>
  `Non calculé tant que l’état du produit est « ${statuses[status]} ».`
export const howLeft = (stakes: string, revenue: string) =>
  `Sur ${stakes} misés, ${revenue} forment le produit brut ; voici ce qui reste après les taxes sur les jeux, avant tous les coûts.`

export const timeToLicence = 'Délai d’agrément'
export const noLicence = 'Il n’y a pas d’agrément à demander.'
export const noPeriod = 'Aucun délai n’a été trouvé.'
export const noFixedTime = 'Pas de délai fixe'

export function shortPeriod(sentence: string): string | null {
  const [, period] =
    /^(?:[^:.]{1,40}\s?: )?((?:(?:jusqu’à|dans les|sous|au plus) )?\d+(?: à \d+)? (?:jours(?: ouvrables| ouvrés| francs)?|semaines|mois))(?![\p{L}])/iu.exec(
      sentence,
    ) ?? []
  return period ? period.charAt(0).toUpperCase() + period.slice(1) : null
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
