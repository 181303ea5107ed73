import { type Market, type Product, products } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { onlyValue } from '#worker/http/query.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { FlowInput } from '#worker/knowledge/stake-to-dividend.ts'

/** What is compared, as a query asks for it: odd values count as absent. */
export interface Comparison {
  /** In the order of asking. */
  markets: Market[]
  product: Product
  input: FlowInput
  /** What was asked for and is not shown. */
  notices: string[]
}

const mostCompared = 4

/** Of what is not covered, so much is said again: a query can be as long as one likes. */
const mostNamed = 5
const longestName = 40

const ranges: Record<keyof FlowInput, { least: number; most: number; usual: number }> = {
  stakes: { least: 1, most: 1e9, usual: 100 },
  margin: { least: 1, most: 40, usual: 10 },
  deposits: { least: 0, most: 100, usual: 40 },
}

/** Reads the query of a comparison. */
export function comparisonOf(query: URLSearchParams, edition: Edition): Comparison {
  const asked = [...new Set(query.getAll('with').flatMap(namesIn))]
  const known = [...new Set(asked.flatMap((slug) => find(edition, slug) ?? []))]
  return {
    markets: known.slice(0, mostCompared),
    product: productIn(query),
    input: {
      stakes: amountIn(query, 'stakes'),
      margin: amountIn(query, 'margin'),
      deposits: amountIn(query, 'deposits'),
    },
    notices: [
      ...notCovered(asked.filter((slug) => find(edition, slug) === null)),
      ...(known.length > mostCompared ? [messages.compare.onlyFirstFour] : []),
    ],
  }
}

/** Names apart by commas, without what cannot be seen and would turn the sentence around them. */
/** A market by its slug; whoever types one into an address may begin it as a name. */
function find(edition: Edition, slug: string): Market | null {
  return edition.findMarket(slug.toLowerCase())
}

function namesIn(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.replace(/\p{C}/gu, '').trim())
    .filter((name) => name !== '')
}

function notCovered(names: string[]): string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, mostNamed).map(shortened)
  return [messages.compare.notCovered(shown, names.length - shown.length)]
}

function shortened(name: string): string {
  const characters = [...name]
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : name
}

function productIn(query: URLSearchParams): Product {
  const asked = onlyValue(query, 'product')
  return products.find((product) => product === asked) ?? 'sportsbook'
}

function amountIn(query: URLSearchParams, name: keyof FlowInput): number {
  const { least, most, usual } = ranges[name]
  const asked = onlyValue(query, name)
  // What a number field of a form can send, and nothing else that `Number` would take.
  const amount = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(asked) ? Number(asked) : NaN
  return amount >= least && amount <= most ? amount : usual
}
