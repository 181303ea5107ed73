import { plural } from '#shared/plural.ts'

export const eyebrow = 'Edition by edition'
export const changes = 'Changes'
export const lead =
  'What changed in our records, newest first: each field before and after, in which edition, and where it can be read.'
export const feed = 'Follow by feed'
export const editions = 'All editions (JSON)'

export const market = 'Market'
export const allMarkets = 'All markets'
export const from = 'From'
export const to = 'To'
export const show = 'Show'

export const publicationCount = (count: number) =>
  `${count} ${plural(count, { one: 'publication', other: 'publications' })} of a market or a rule`
export const editionOf = (number: number, day: string) => `Edition ${number}, ${day}`
export const before = 'Before'
export const after = 'After'
export const notOnRecord = 'Not on record'
export const nothing = 'Nothing changed'
export const nothingMatches =
  'No publication matches. Our records begin with the first edition, so changes are listed from the second one on.'
export const allChanges = 'All changes'
export const newer = 'Newer changes'
export const older = 'Older changes'
export const sources = 'Sources'

export { changeKindLabels as kinds } from '#shared/knowledge/words.ts'
