import { type NewsletterFields, newsletterFields } from '#shared/desk/documents/fields.ts'
import type { Choice, DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { newsletterProps } from '#worker/desk/newsletters/newsletter-page.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type Claims, figuresOfMarkets } from './claims.ts'
import { defineKind } from './kind.ts'
import type { CheckContext, Problem } from './problems.ts'

export const letter = defineKind<NewsletterFields>({
  kind: 'letter',
  schema: newsletterFields,
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
    props: newsletterProps(edition, { ...letter, slug }),
  }),
})

// A list of everything ever published would have megabytes.
const maxChoices = 200

function choices(edition: Edition, fields: DocumentFields): DocumentPage['choices'] {
  const rules = edition.rules.map((rule) => {
    return { ...rule, market: edition.getMarket(rule.market).name }
  })
  return {
    notes: choicesOf(edition.notes, fields.notes),
    rules: choicesOf(rules, fields.rules),
  }
}

/** Returns the newest documents and the selected older ones. */
function choicesOf(all: readonly Choice[], selected: unknown): Choice[] {
  const slugs = new Set(Array.isArray(selected) ? selected : [])
  return all
    .filter(({ slug }, index) => index < maxChoices || slugs.has(slug))
    .map(({ slug, title, date, market }) => ({ slug, title, date, ...(market && { market }) }))
}

function problems({ notes, rules }: NewsletterFields, { edition }: CheckContext): Problem[] {
  const unknownSlugs = (list: string, slugs: readonly string[], find: (slug: string) => unknown) =>
    slugs.flatMap((slug, index): Problem[] =>
      find(slug) ? [] : [[`${list}.${index}`, messages.documents.unknownDocument(slug)]],
    )
  return [
    ...unknownSlugs('notes', notes, edition.findNote),
    ...unknownSlugs('rules', rules, edition.findRule),
  ]
}

/** Returns the texts of a newsletter, with the figures of the markets that it mentions. */
function claims(letter: NewsletterFields, { edition }: CheckContext): Claims {
  const notes = letter.notes.flatMap((slug) => edition.findNote(slug) ?? [])
  const rules = letter.rules.flatMap((slug) => edition.findRule(slug) ?? [])
  const markets = [...notes.flatMap((note) => note.markets), ...rules.map(({ market }) => market)]
  const { subject, introduction, closing } = letter
  return {
    texts: { subject, introduction, closing },
    recordedFigures: figuresOfMarkets(edition, [...new Set(markets)]),
  }
}
