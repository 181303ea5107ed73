import { dayText } from '#shared/dates.ts'
import { listText } from '#shared/list-text.ts'
import type { Edition } from './edition.ts'

/**
 * The values of the placeholders in a text. A number that a text says of the records, and a name that it
 * says of the firm, are read from them, so that the two cannot disagree.
 */
const values: Readonly<Record<string, (edition: Edition) => string>> = {
  firm: ({ firm }) => firm.name,
  email: ({ firm }) => firm.email,
  phone: ({ firm }) => firm.phone ?? '',
  city: ({ firm }) => firm.addresses[0]?.label ?? '',
  founded: ({ firm }) => String(firm.founded ?? ''),
  keymarkets: ({ markets }) =>
    listText(markets.flatMap(({ depth, name }) => (depth === 'full' ? name : []))),
  markets: ({ markets }) => String(markets.length),
  rules: ({ rules }) => String(rules.length),
  articles: ({ notes }) => String(notes.length),
  sources: ({ records }) => String(new Set(records.sources.map(({ id }) => id)).size),
  checked: (edition) => dayText(newestCheck(edition)),
  edition: ({ number }) => String(number),
}

/** The placeholders that stand on a line of their own, for what the site says of itself. */
export const blockNames = ['stored', 'cookies', 'lookups'] as const

const placeholder = /\{([a-z]+)\}/g

/** Returns a text with the values of its placeholders; unknown ones stay. */
export function fillPlaceholders(edition: Edition, text: string): string {
  return text.replace(placeholder, (whole, name: string) => values[name]?.(edition) ?? whole)
}

/** Returns the names of placeholders that do not exist; `blocks` are those of this text's page. */
export function unknownPlaceholders(text: string, blocks: readonly string[] = []): string[] {
  const known = [...Object.keys(values), ...blocks]
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
}

/** Returns the newest day on which a market or a fact was checked. */
function newestCheck({ markets, facts, publishedAt }: Edition): string {
  const days = [...markets, ...facts].map(({ checkedAt }) => checkedAt)
  return days.toSorted().at(-1) ?? publishedAt
}
