import type { FieldsOf } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'

/**
 * Checked fields as they are stored: what is told newest first is put so, what is chosen stands once,
 * and a note lists its sources in the order in which the text cites them.
 */
export function arranged(kind: DocumentKind, fields: DocumentFields): DocumentFields {
  if (kind === 'note') return arrangedNote(fields as FieldsOf<'note'>)
  if (kind === 'rule') return arrangedRule(fields as FieldsOf<'rule'>)
  if (kind === 'market') return arrangedMarket(fields as FieldsOf<'market'>)
  return arrangedLetter(fields as FieldsOf<'letter'>)
}

function arrangedNote(note: FieldsOf<'note'>): FieldsOf<'note'> {
  const sectionOf = new Map(note.sources.map(({ source, section }) => [source, section]))
  // One that is listed and not cited keeps its place at the end: somebody named it on purpose.
  const keys = new Set([...citedKeys(note.body), ...sectionOf.keys()])
  return {
    ...note,
    markets: [...new Set(note.markets)],
    sources: [...keys].map((source) => ({ source, section: sectionOf.get(source) ?? null })),
    corrections: newestFirst(note.corrections, ({ date }) => date),
  }
}

function arrangedRule(rule: FieldsOf<'rule'>): FieldsOf<'rule'> {
  return { ...rule, topics: [...new Set(rule.topics)] }
}

function arrangedMarket(market: FieldsOf<'market'>): FieldsOf<'market'> {
  return { ...market, judgements: newestFirst(market.judgements, ({ from }) => from) }
}

function arrangedLetter(letter: FieldsOf<'letter'>): FieldsOf<'letter'> {
  return { ...letter, notes: [...new Set(letter.notes)], rules: [...new Set(letter.rules)] }
}

/** In their order, where two are of one day. */
function newestFirst<One>(all: readonly One[], dayOf: (one: One) => string): One[] {
  return all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
}

/** The keys that a text cites by `[^key]`, each once, in their order. */
export function citedKeys(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\[\^([\w-]{1,80})\]/g)].map(([, key = '']) => key))]
}
