import { dayText } from '#shared/dates.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Source } from '#shared/knowledge/schemas.ts'

/** The groups of records, in their order beside a thread. */
export const recordGroups = ['status', 'tax', 'licence', 'obligation', 'rule', 'fact'] as const

export type RecordGroup = (typeof recordGroups)[number]

/** The statement of one record, with its source. */
export interface RecordSentence {
  group: RecordGroup
  /** Its subject: `Gross gaming revenue tax`. */
  label: string
  text: string
  /** Null for the firm's own view. */
  source: (Pick<Source, 'publisher' | 'title' | 'url'> & { section: string | null }) | null
  /** The day of its check. */
  checkedAt: string
}

/** The records of a market, beside a thread about it. */
export interface Dossier {
  market: MarketName
  sentences: RecordSentence[]
  /** The figures in all its records, in the spelling of `figuresOf`. */
  figures: string[]
  checkedAt: string
}

/** Returns a sentence as it is inserted into a reply, with its source and the day of its check. */
export function sentenceToInsert(
  { name }: MarketName,
  { label, text, source, checkedAt }: RecordSentence,
): string {
  const cited =
    source && [source.publisher, source.title, source.section].filter(Boolean).join(', ')
  const address = source?.url ? ` ${source.url}` : ''
  const checked = `checked ${dayText(checkedAt)}`
  return `${name}, ${label}: ${text} (${cited ? `${cited}, ${checked}` : checked})${address}`
}
