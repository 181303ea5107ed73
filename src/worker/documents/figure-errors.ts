import type { FieldsOf } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { FieldErrors } from '#shared/documents/read-fields.ts'
import { grouped } from '#shared/grouped.ts'
import { figuresIn, figuresOf } from '#shared/knowledge/figures.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { Edition } from '../knowledge/edition.ts'
import { citedKeys } from './arrange.ts'
import type { Known } from './known.ts'

/** Texts that may name only what records hold, by field; and all that holds. */
interface Claims {
  texts: Record<string, string | null>
  held: string[]
}

/** The figures of a document's prose that no record of its markets, or of the continent, holds. */
export function figureErrors(
  kind: DocumentKind,
  fields: DocumentFields,
  known: Known,
): FieldErrors {
  // The texts of a rule are the record.
  if (kind === 'rule') return {}
  const { texts, held } = claimsOf(kind, fields, known)
  const isHeld = new Set(held)
  const errors: FieldErrors = {}
  for (const [field, text] of Object.entries(texts)) {
    const missing = figuresOf(text ?? '').filter((figure) => !isHeld.has(figure))
    if (missing.length > 0) {
      errors[field] = missing.map((figure) => messages.documents.unknownFigure(inWords(figure)))
    }
  }
  return errors
}

function claimsOf(kind: DocumentKind, fields: DocumentFields, known: Known): Claims {
  if (kind === 'note') return claimsOfNote(fields as FieldsOf<'note'>, known)
  if (kind === 'market') return claimsOfMarket(fields as FieldsOf<'market'>, known)
  return claimsOfLetter(fields as FieldsOf<'letter'>, known.edition)
}

function claimsOfNote(note: FieldsOf<'note'>, { edition, sources }: Known): Claims {
  const { title, excerpt, body, markets } = note
  const cited = [...citedKeys(body), ...note.sources.map(({ source }) => source)]
  const titles = cited.flatMap((key) => sources.get(key) ?? [])
  const corrected = note.corrections.map(({ text }, index) => [`corrections.${index}.text`, text])
  return {
    texts: { title, excerpt, body, ...Object.fromEntries(corrected) },
    held: [...heldByMarkets(edition, markets), ...heldBySources(titles)],
  }
}

/** The prose of a market; what has a source of its own in it is the record. */
function claimsOfMarket(market: FieldsOf<'market'>, { edition, slug, sources }: Known): Claims {
  const { facts, taxes, laws, products, licence } = market
  const views = [
    ...listed('opportunities', market.opportunities),
    ...listed('challenges', market.challenges),
  ]
  const judged = market.judgements.flatMap(({ text, why }, index) => [
    [`judgements.${index}.text`, text],
    [`judgements.${index}.why`, why],
  ])
  const cited = [
    ...facts,
    ...taxes,
    ...laws,
    ...products,
    ...market.opportunities,
    ...market.challenges,
  ]
  const own = { facts, taxes, texts: [facts, taxes, laws, products, licence] }
  return {
    texts: { regulation: market.regulation, ...Object.fromEntries([...views, ...judged]) },
    held: [
      ...figuresIn(own),
      ...heldByMarkets(edition, [slug]),
      ...heldBySources(cited.flatMap(({ source }) => sources.get(source ?? '') ?? [])),
    ],
  }
}

function listed(list: string, all: readonly { text: string }[]): [string, string][] {
  return all.map(({ text }, index) => [`${list}.${index}.text`, text])
}

/** A letter is about the markets of what it names. */
function claimsOfLetter(letter: FieldsOf<'letter'>, edition: Edition): Claims {
  const notes = letter.notes.flatMap((slug) => edition.findNote(slug) ?? [])
  const rules = letter.rules.flatMap((slug) => edition.findRule(slug) ?? [])
  const markets = [...notes.flatMap((note) => note.markets), ...rules.map(({ market }) => market)]
  const { subject, introduction, closing } = letter
  return {
    texts: { subject, introduction, closing },
    held: heldByMarkets(edition, [...new Set(markets)]),
  }
}

/** What the records of these markets, and those of the continent, hold. */
function heldByMarkets(edition: Edition, slugs: readonly string[]): string[] {
  const markets = slugs.flatMap((slug) => edition.findMarket(slug) ?? [])
  const rules = slugs.flatMap((slug) => edition.rulesOf({ market: slug }))
  const facts = edition.facts.filter(({ market }) => market === 'africa' || slugs.includes(market))
  const cited = [
    ...facts,
    ...rules,
    ...markets.flatMap((market) => [...market.taxes, ...market.laws]),
  ]
  return [
    ...figuresIn({
      facts,
      taxes: markets.flatMap(({ taxes }) => taxes),
      texts: [markets, rules, facts],
    }),
    ...heldBySources(edition.sourcesOf(cited)),
  ]
}

function heldBySources(sources: readonly Source[]): string[] {
  return figuresIn({ facts: [], taxes: [], texts: sources.map(({ title }) => title) })
}

function inWords(figure: string): string {
  return figure.endsWith('%') ? figure : grouped(figure)
}
