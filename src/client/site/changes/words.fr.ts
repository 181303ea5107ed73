import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const eyebrow = 'Édition par édition'
export const changes = 'Changements'
export const lead =
  'Ce qui a changé dans nos fiches, du plus récent au plus ancien : chaque champ avant et après, dans quelle édition, et où on peut le lire.'
export const feed = 'Suivre par flux'
export const editions = 'Toutes les éditions (JSON)'

export const market = 'Marché'
export const allMarkets = 'Tous les marchés'
export const from = 'Du'
export const to = 'Au'
export const show = 'Afficher'

export const publicationCount = (count: number) =>
  `${count} ${plural(count, { one: 'publication', other: 'publications' })} d’un marché ou d’une règle`
export const editionOf = (number: number, day: string) => `Édition ${number}, ${day}`
export const before = 'Avant'
export const after = 'Après'
export const notOnRecord = 'Non enregistré'
export const nothing = 'Rien n’a changé'
export const nothingMatches =
  'Aucune publication ne correspond. Nos fiches commencent avec la première édition ; les changements sont donc listés à partir de la deuxième.'
export const allChanges = 'Tous les changements'
export const newer = 'Changements plus récents'
export const older = 'Changements plus anciens'
export const sources = 'Sources'

export { changeKindLabels as kinds } from '#shared/knowledge/words.ts'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
