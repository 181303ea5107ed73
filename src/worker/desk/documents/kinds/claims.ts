import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { figuresIn, figuresOf } from '#shared/knowledge/figures.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { groupDigits } from '#shared/number-text.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Texts in which every figure must occur in a record. */
export interface Claims {
  texts: Record<string, string | null>
  recordedFigures: string[]
}

/** Returns an error for each text with a figure that occurs in no record. */
export function figureErrors(claims: Claims | undefined): FieldErrors {
  const recordedFigures = new Set(claims?.recordedFigures)
  const errors: FieldErrors = {}
  for (const [field, text] of Object.entries(claims?.texts ?? {})) {
    const unrecorded = figuresOf(text ?? '').filter((figure) => !recordedFigures.has(figure))
    if (unrecorded.length > 0) {
      errors[field] = unrecorded.map((figure) =>
        messages.documents.unknownFigure(figureText(figure)),
      )
    }
  }
  return errors
}

/** Returns the figures in the records of these markets and of the whole continent. */
export function figuresOfMarkets(edition: Edition, slugs: readonly string[]): string[] {
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
    ...figuresOfSources(edition.sourcesOf(cited)),
  ]
}

export function figuresOfSources(sources: readonly Source[]): string[] {
  return figuresIn({ facts: [], taxes: [], texts: sources.map(({ title }) => title) })
}

function figureText(figure: string): string {
  return figure.endsWith('%') ? figure : groupDigits(figure)
}
