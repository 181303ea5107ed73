import type { NoteCategory, Rule, Topic, Note as WholeNote } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, noteSummary, ruleSummary } from '#worker/knowledge/edition.ts'

type Note = Omit<WholeNote, 'body'>

const maxRules = 4
const maxNotes = 3

/** The topics of rules that belong to each category of notes. */
const topicsOf: Record<NoteCategory, readonly Topic[]> = {
  'market-analysis': ['licensing', 'tax'],
  compliance: ['licensing', 'enforcement'],
  technology: ['payments', 'player-protection'],
  marketing: ['advertising'],
  investment: ['tax', 'ownership'],
}

/** Returns rules and notes related to a note, the nearest first. */
export function relatedTo(edition: Edition, note: Note): Pages['marketing/note']['related'] {
  const rules = edition.rules.filter((rule) => note.markets.includes(rule.market))
  const notes = edition.notes.filter(({ slug }) => slug !== note.slug)
  return {
    rules: nearest(rules, (rule) => nearnessOfRule(rule, note))
      .slice(0, maxRules)
      .map((rule) => ruleSummary(edition, rule)),
    notes: nearest(notes, (other) => nearnessOfNote(other, note))
      .slice(0, maxNotes)
      .map(noteSummary),
  }
}

/** Ranks a rule from a source of the note above one that only shares its topics. */
function nearnessOfRule({ source, topics }: Rule, note: Note): number {
  const isCited = note.sources.some((citation) => citation.source === source)
  const sharedTopics = topics.filter((topic) => topicsOf[note.category].includes(topic)).length
  return (isCited ? 10 : 0) + sharedTopics
}

function nearnessOfNote({ markets, category }: Note, note: Note): number {
  const sharedMarkets = markets.filter((market) => note.markets.includes(market)).length
  return sharedMarkets + (category === note.category ? 1 : 0)
}

/** Returns the items with any nearness, the nearest first; equal ones keep their order. */
function nearest<Item>(items: readonly Item[], nearnessOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, nearness: nearnessOf(item) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ item }) => item)
}
