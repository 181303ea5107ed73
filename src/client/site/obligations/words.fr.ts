import { inCountry } from '#shared/french-countries.ts'
import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const eyebrow = 'Obligations'
export const whatBindsAnOperatorIn = (market: string) =>
  `Ce qui s’impose à l’opérateur ${inCountry(market)}`
export const lead = (duties: number, markets: number) =>
  `${duties} obligations sur ${markets} marchés : qui peut jouer, ce qui est contrôlé, la publicité permise, ce qui est déposé, payé et déclaré. Chaque entrée a sa source, ou dit ce que nous avons cherché.`

export const marketsChosen = (count: number) =>
  count === 0 ? 'Marchés : aucun choisi' : `Marchés choisis : ${count}`
export const product = 'Produit'
export const allProducts = 'Tous les produits'
export const duty = 'Obligation'
export const allDuties = 'Toutes les obligations'
export const show = 'Afficher'

export const entries = 'Entrées'
export const entryCount = (count: number, verified: number) =>
  `${count} ${plural(count, { one: 'entrée', other: 'entrées' })} : ${verified} avec une source, ${count - verified} non ${plural(count - verified, { one: 'vérifiée', other: 'vérifiées' })}.`
export const keyMarketsVisible = (names: string) => `Sans choix de marchés : ${names}.`
export const nothingRecorded = 'Rien n’est enregistré pour ce choix.'
export const clearAllFilters = 'Effacer tous les filtres'
export const weDoNotJudge =
  'Nous consignons ce que la loi demande, sans la juger. Quand une source est secondaire, l’entrée le dit. Ceci n’est pas un conseil juridique.'

export const dossierOf = (market: string) => `${market}<hidden> : dossier</hidden>`
export const dutyInAllMarkets = (label: string) => `${label}<hidden> : tous les marchés</hidden>`
export const sources = 'Sources'
export const allSources = (count: number) => `Les ${count} sources`
export const dataAsCsv = 'Toutes les obligations (CSV)'
export const dataAsJson = 'Toutes les obligations (JSON)'

export const whichBindYou = 'Lesquelles s’imposent à vous ?'
export const tellUs =
  'Dites-nous le produit et le marché. Nous lisons la loi avec vous, cherchons ce qui n’est pas vérifié et disons ce qui est dû, et quand.'
export const getFreeConsultation = 'Consultation gratuite'

export const citeObligations = 'Citer ces obligations'

export const asPdf = 'Ces obligations (PDF)'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
