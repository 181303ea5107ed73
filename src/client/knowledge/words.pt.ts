import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { type PluralForms, plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const checked = 'Verificado em <day/>'
export const lastChecked = 'Verificado pela última vez em <day/>, pode ter mudado'

export const textCitation = 'Texto'
export const copied = 'Copiado'
export const copy = 'Copiar'

export const source = 'Fonte'

export const notAvailableOnline = ' (não disponível online; contacte-nos)'

export const notVerifiedBut = '<hidden>: o que foi procurado</hidden>'
export const triedOn = (day: string) => `<tried/> Procurado em ${day}.`
export const noEntry = 'sem entrada'
export const otherProducts = 'outros produtos'

const countedStatuses: Readonly<Record<ProductStatus, PluralForms>> = {
  licensed: { one: 'licenciado', other: 'licenciados' },
  possible: { one: 'possível', other: 'possíveis' },
  closed: { one: 'fechado', other: 'fechados' },
  unclear: { one: 'incerto', other: 'incertos' },
}
export const statusCount = (count: number, status: ProductStatus) =>
  `${count} ${plural(count, countedStatuses[status])}`

export const citedTitle = (title: string, end: string) => `«${title}»${end}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
