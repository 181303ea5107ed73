import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { groupDigits } from '#shared/group-digits.ts'
import { figuresIn, figuresOf } from '#shared/knowledge/figures.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Texts that may name only figures that records hold. */
export interface Claims {
  /** By field. */
  texts: Record<string, string | null>
  /** The figures of the records. */
  held: string[]
}

/** Returns an error for each text with a figure that no record holds. */
export function figureErrors(claims: Claims | undefined): FieldErrors {
  const held = new Set(claims?.held)
  const errors: FieldErrors = {}
  for (const [field, text] of Object.entries(claims?.texts ?? {})) {
    const missing = figuresOf(text ?? '').filter((figure) => !held.has(figure))
    if (missing.length > 0) {
      errors[field] = missing.map((figure) => messages.documents.unknownFigure(inWords(figure)))
    }
  }
  return errors
}

/** Returns the figures that the records of these markets, and those of the continent, hold. */
export function heldByMarkets(edition: Edition, slugs: readonly string[]): string[] {
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

/** Returns the figures in the titles of sources. */
export function heldBySources(sources: readonly Source[]): string[] {
  return figuresIn({ facts: [], taxes: [], texts: sources.map(({ title }) => title) })
}

function inWords(figure: string): string {
  return figure.endsWith('%') ? figure : groupDigits(figure)
}
