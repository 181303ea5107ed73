import { products } from '#shared/knowledge/codes.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { onlyValue } from '#worker/http/query.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type FlowInput, usualFlowInput } from '#worker/knowledge/stake-to-dividend.ts'

/** The comparison that a query asks for; invalid values count as absent. */
export interface Comparison {
  /** In the order of the query. */
  markets: Market[]
  product: Product
  input: FlowInput
  /** Sentences about requested markets that the page leaves out. */
  notices: string[]
}

const maxMarkets = 4

// A notice repeats names from the query, which has no limit of its own.
const maxNamesInNotice = 5
const maxNameLength = 40

const ranges: Record<keyof FlowInput, { min: number; max: number }> = {
  stakes: { min: 1, max: 1e9 },
  margin: { min: 1, max: 40 },
  deposits: { min: 0, max: 100 },
}

/** Returns the comparison that a query asks for. */
export function comparisonOf(query: URLSearchParams, edition: Edition): Comparison {
  const requested = [...new Set(query.getAll('with').flatMap(namesIn))]
  const covered = [...new Set(requested.flatMap((slug) => findMarket(edition, slug) ?? []))]
  return {
    markets: covered.slice(0, maxMarkets),
    product: productIn(query),
    input: {
      stakes: amountIn(query, 'stakes'),
      margin: amountIn(query, 'margin'),
      deposits: amountIn(query, 'deposits'),
    },
    notices: [
      ...notCovered(requested.filter((slug) => findMarket(edition, slug) === null)),
      ...(covered.length > maxMarkets ? [messages.compare.onlyFirstFour] : []),
    ],
  }
}

/** Returns a market by its slug, in any case: people type `Kenya` into the address bar. */
function findMarket(edition: Edition, slug: string): Market | null {
  return edition.findMarket(slug.toLowerCase())
}

/**
 * Returns comma-separated names without control and formatting characters, some of which would
 * reverse the direction of the notice's text.
 */
function namesIn(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.replace(/\p{C}/gu, '').trim())
    .filter((name) => name !== '')
}

function notCovered(names: string[]): string[] {
  if (names.length === 0) return []
  const listed = names.slice(0, maxNamesInNotice).map(shorten)
  return [messages.compare.notCovered(listed, names.length - listed.length)]
}

function shorten(name: string): string {
  const characters = [...name]
  return characters.length > maxNameLength
    ? `${characters.slice(0, maxNameLength).join('')}…`
    : name
}

function productIn(query: URLSearchParams): Product {
  const requested = onlyValue(query, 'product')
  return products.find((product) => product === requested) ?? 'sportsbook'
}

function amountIn(query: URLSearchParams, name: keyof FlowInput): number {
  const { min, max } = ranges[name]
  const text = onlyValue(query, name)
  // Only what a number field can send: `Number` would also accept `0x10` and an empty text.
  const amount = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN
  return amount >= min && amount <= max ? amount : usualFlowInput[name]
}
