import { type LetterFields, letterFields } from '#shared/desk/documents/fields.ts'
import type { Choice, DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { letterProps } from '#worker/desk/letters/letter-page.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type Claims, heldByMarkets } from './claims.ts'
import { defineKind } from './kind.ts'
import type { CheckContext, Problem } from './problems.ts'

/** A newsletter: what the firm wrote, and the notes and rules that it names. */
export const letter = defineKind<LetterFields>({
  kind: 'letter',
  schema: letterFields,
  firstValues: () => ({}),
  choices,
  arrange: (letter) => ({
    ...letter,
    notes: [...new Set(letter.notes)],
    rules: [...new Set(letter.rules)],
  }),
  problems,
  claims,
  markdown: ({ introduction, closing }) => ({ introduction, closing }),
  prose: ({ introduction, closing }) => [introduction, closing],
  preview: (letter, { edition, slug }) => ({
    component: 'marketing/letter',
    props: letterProps(edition, { ...letter, slug }),
  }),
})

// It is about what is new; the list of all that was ever published would be megabytes.
const mostChoices = 200

function choices(edition: Edition, fields: DocumentFields): DocumentPage['choices'] {
  const rules = edition.rules.map((rule) => {
    return { ...rule, market: edition.getMarket(rule.market).name }
  })
  return {
    notes: choicesOf(edition.notes, fields.notes),
    rules: choicesOf(rules, fields.rules),
  }
}

/** Returns the newest, and older ones that are named. */
function choicesOf(all: readonly Choice[], named: unknown): Choice[] {
  const slugs = new Set(Array.isArray(named) ? named : [])
  return all
    .filter(({ slug }, index) => index < mostChoices || slugs.has(slug))
    .map(({ slug, title, date, market }) => ({ slug, title, date, ...(market && { market }) }))
}

function problems({ notes, rules }: LetterFields, { edition }: CheckContext): Problem[] {
  const missing = (list: string, slugs: readonly string[], find: (slug: string) => unknown) =>
    slugs.flatMap((slug, index): Problem[] =>
      find(slug) ? [] : [[`${list}.${index}`, messages.documents.unknownDocument(slug)]],
    )
  return [
    ...missing('notes', notes, edition.findNote),
    ...missing('rules', rules, edition.findRule),
  ]
}

/** A newsletter is about the markets of what it names. */
function claims(letter: LetterFields, { edition }: CheckContext): Claims {
  const notes = letter.notes.flatMap((slug) => edition.findNote(slug) ?? [])
  const rules = letter.rules.flatMap((slug) => edition.findRule(slug) ?? [])
  const markets = [...notes.flatMap((note) => note.markets), ...rules.map(({ market }) => market)]
  const { subject, introduction, closing } = letter
  return {
    texts: { subject, introduction, closing },
    held: heldByMarkets(edition, [...new Set(markets)]),
  }
}
