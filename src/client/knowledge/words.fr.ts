import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { type PluralForms, plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const checked = 'Vérifié le <day/>'
export const lastChecked = 'Vérifié pour la dernière fois le <day/>, a pu changer depuis'

export const textCitation = 'Texte'
export const copied = 'Copié'
export const copy = 'Copier'

export const source = 'Source'

export const notAvailableOnline = ' (non disponible en ligne ; contactez-nous)'

export const notVerifiedBut = '<hidden> : ce qui a été cherché</hidden>'
export const triedOn = (day: string) => `<tried/> Recherche du ${day}.`
export const noEntry = 'aucune entrée'
export const otherProducts = 'autres produits'

const countedStatuses: Readonly<Record<ProductStatus, PluralForms>> = {
  licensed: { one: 'agréé', other: 'agréés' },
  possible: { one: 'possible', other: 'possibles' },
  closed: { one: 'fermé', other: 'fermés' },
  unclear: { one: 'incertain', other: 'incertains' },
}
export const statusCount = (count: number, status: ProductStatus) =>
  `${count} ${plural(count, countedStatuses[status])}`

export const citedTitle = (title: string, end: string) => `«\u202f${title}\u202f»${end}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
