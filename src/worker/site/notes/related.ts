import type { NoteCategory, Rule, Topic, Note as WholeNote } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, noteSummary, ruleSummary } from '#worker/knowledge/edition.ts'

type Note = Omit<WholeNote, 'body'>

const mostRules = 4
const mostNotes = 3

/** What the notes of a category are about, in the words of the ledger. */
const topicsOf: Record<NoteCategory, readonly Topic[]> = {
  'market-analysis': ['licensing', 'tax'],
  compliance: ['licensing', 'enforcement'],
  technology: ['payments', 'player-protection'],
  marketing: ['advertising'],
  investment: ['tax', 'ownership'],
}

/** The rules and notes that somebody who has read a note may want next, the nearest first. */
export function relatedTo(edition: Edition, note: Note): Pages['marketing/note']['related'] {
  const rules = edition.rules.filter((rule) => note.markets.includes(rule.market))
  const notes = edition.notes.filter(({ slug }) => slug !== note.slug)
  return {
    rules: nearest(rules, (rule) => nearnessOfRule(rule, note))
      .slice(0, mostRules)
      .map((rule) => ruleSummary(edition, rule)),
    notes: nearest(notes, (other) => nearnessOfNote(other, note))
      .slice(0, mostNotes)
      .map(noteSummary),
  }
}

/** A rule from a source of the note is nearer than one that shares its topics. */
function nearnessOfRule({ source, topics }: Rule, note: Note): number {
  const cited = note.sources.some((one) => one.source === source)
  const shared = topics.filter((topic) => topicsOf[note.category].includes(topic)).length
  return (cited ? 10 : 0) + shared
}

function nearnessOfNote({ markets, category }: Note, note: Note): number {
  const shared = markets.filter((market) => note.markets.includes(market)).length
  return shared + (category === note.category ? 1 : 0)
}

/** Those that are near at all; of two that are as near the newer one, which stands first in `all`. */
function nearest<One>(all: readonly One[], nearnessOf: (one: One) => number): One[] {
  return all
    .map((one) => ({ one, nearness: nearnessOf(one) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ one }) => one)
}
