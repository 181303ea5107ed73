import type { ProductStatus } from '#shared/knowledge/schemas.ts'

export const checked = 'Checked <day/>'
export const lastChecked = 'Last checked <day/>, may have changed'

export const textCitation = 'Text'
export const copied = 'Copied'
export const copy = 'Copy'

export const source = 'Source'

export const notAvailableOnline = ' (not available online; contact us)'

export const notVerifiedBut = '<hidden>: what was tried</hidden>'
export const triedOn = (day: string) => `<tried/> Searched on ${day}.`
export const noEntry = 'no entry'
export const otherProducts = 'other products'

export const statusCount = (count: number, status: ProductStatus) => `${count} ${status}`

export const citedTitle = (title: string, end: string) => `“${title}${end}”`
