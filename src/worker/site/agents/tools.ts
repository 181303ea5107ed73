import * as z from 'zod/mini'
import { isDay } from '#shared/days.ts'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import { duties, products, stages, topics } from '#shared/knowledge/codes.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { wordsOf } from '#shared/search-words.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import { withQuery } from '#shared/with-query.ts'
import type { Work } from '#worker/app-env.ts'
import { pageOf } from '#worker/http/query.ts'
import { nameOf, today } from '#worker/knowledge/edition.ts'
import { changesPage } from '#worker/site/changes/changes-page.ts'
import { comparePage } from '#worker/site/compare/compare-page.ts'
import { comparisonOf } from '#worker/site/compare/query.ts'
import { orUnavailable } from '#worker/site/editions/find-edition.ts'
import { editionOnDay } from '#worker/site/markets/on-day.ts'
import { rulesPerPage } from '#worker/site/rules/ledger.ts'
import { findResults } from '#worker/site/search/find-results.ts'
import { normalizeQuery } from '#worker/site/search/query.ts'
import {
  type AgentContext,
  marketRecords,
  obligationRecord,
  ruleRecord,
  withProvenance,
} from './records.ts'

/** The stores and settings of a tool, besides its edition. */
export interface ToolContext extends AgentContext {
  work: Pick<Work, 'db' | 'search' | 'settings'>
}

/** An input that a tool cannot answer; the message tells the agent what to do instead. */
export class Refusal extends Error {}

const { agents } = recordMessages

/** A tool: its input, and the answer as one object of records. */
interface Tool<Input extends z.ZodMiniType> {
  description: string
  input: Input
  answer: (context: ToolContext, input: z.infer<Input>) => object | Promise<object>
}

/** Binds the input of a tool to its answer, so that all tools can be registered alike. */
function defineTool<Input extends z.ZodMiniType>({ description, input, answer }: Tool<Input>) {
  return {
    description,
    input,
    answer: (context: ToolContext, values: unknown) => answer(context, z.parse(input, values)),
  }
}

const name = z.string().check(z.minLength(1), z.maxLength(100))
const page = z.optional(z.int().check(z.gte(1), z.lte(10_000)))
const day = z.iso.date()
const product = z.enum(products)

const search = defineTool({
  description: agents.search,
  input: z.object({ query: name, page }),
  async answer(context, { query: words, page: requested = 1 }) {
    const { edition, work } = context
    const markets = edition.markets.map(nameOf)
    const text = normalizeQuery(words)
    const query = findResults(work.search, { text, page: requested, markets })
    const { results, most, total, page: current, pages } = await orUnavailable(query)
    return {
      total,
      page: current,
      pages,
      results: (results.length > 0 ? results : most).map((result) => resultRecord(context, result)),
    }
  },
})

type Result = Awaited<ReturnType<typeof findResults>>['results'][number]

function resultRecord(context: ToolContext, { kind, title, href, date, snippet }: Result) {
  const text = snippet.map((part) => part.text).join('')
  const record = { kind, title, date, text, records: recordsAt(context, href) }
  return withProvenance(context, record, { path: href })
}

/** Returns the records of a result: the obligations, or the rule, that its page shows. */
function recordsAt(context: ToolContext, href: string): object[] {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid')
  const { edition } = context
  if (pathname === routes.obligations.path) {
    return edition.obligations
      .filter(
        ({ market, duty }) =>
          market === searchParams.get('market') && duty === searchParams.get('duty'),
      )
      .map((obligation) => obligationRecord(context, obligation))
  }
  const rule = edition.rules.find(({ slug }) => routes.rule.href({ slug }) === pathname)
  return rule ? [ruleRecord(context, rule)] : []
}

const getMarket = defineTool({
  description: agents.getMarket,
  input: z.object({ market: name, on: z.optional(day) }),
  async answer(context, { market, on }) {
    const { slug } = marketNamed(context, market)
    const path = routes.market.href({ slug })
    if (on === undefined) return marketRecords(context, { slug, path, day: today() })
    // The page ignores such a day and says what it shows; an agent would take today's records for those of the day.
    if (!isDay(on) || on > today()) throw new Refusal(agents.onIsNoDay)
    const edition = await editionOnDay(context.work.db, on)
    const past = { ...context, edition }
    return { on, ...marketRecords(past, { slug, path: withQuery(path, [['on', on]]), day: on }) }
  },
})

const getRule = defineTool({
  description: agents.getRule,
  input: z.object({ slug: name }),
  answer(context, { slug }) {
    const rule = context.edition.findRule(slug)
    if (!rule) throw new Refusal(agents.unknownRule(slug))
    return { rule: ruleRecord(context, rule) }
  },
})

const listRules = defineTool({
  description: agents.listRules,
  input: z.object({
    market: z.optional(name),
    topic: z.optional(z.enum(topics)),
    stage: z.optional(z.enum(stages)),
    page,
  }),
  answer(context, { market, topic = null, stage = null, page: requested = 1 }) {
    const slug = market === undefined ? null : marketNamed(context, market).slug
    const rules = context.edition.rulesOf({ market: slug, topic, stage })
    const bounds = pageOf(rules.length, { requested, size: rulesPerPage })
    const visible = rules.slice(bounds.offset, bounds.offset + rulesPerPage)
    return {
      total: rules.length,
      page: bounds.page,
      pages: bounds.pages,
      rules: visible.map((rule) => ruleRecord(context, rule)),
    }
  },
})

const getObligations = defineTool({
  description: agents.getObligations,
  input: z.object({
    market: z.optional(name),
    product: z.optional(product),
    duty: z.optional(z.enum(duties)),
  }),
  answer(context, input) {
    // All of them would be more than an agent can read.
    if (input.market === undefined && input.duty === undefined)
      throw new Refusal(agents.needsFilter)
    const slug = input.market === undefined ? null : marketNamed(context, input.market).slug
    const matching = context.edition.obligations.filter(
      (obligation) =>
        (slug === null || obligation.market === slug) &&
        (input.duty === undefined || obligation.duty === input.duty) &&
        (input.product === undefined ||
          obligation.products === null ||
          obligation.products.includes(input.product)),
    )
    return { obligations: matching.map((obligation) => obligationRecord(context, obligation)) }
  },
})

const compareMarkets = defineTool({
  description: agents.compareMarkets,
  input: z.object({
    markets: z.array(name).check(z.minLength(2), z.maxLength(4)),
    product: z.optional(product),
    stakes: z.optional(z.number()),
    margin: z.optional(z.number()),
    deposits: z.optional(z.number()),
  }),
  answer(context, { markets, ...input }) {
    const { edition, work } = context
    const slugs = markets.map((market) => marketNamed(context, market).slug)
    const path = withQuery(routes.compareMarkets.href(), [
      ['with', [...new Set(slugs)].join()],
      ...Object.entries(input),
    ])
    const comparison = comparisonOf(new URL(context.absolute(path)).searchParams, edition)
    if (comparison.markets.length < 2) throw new Refusal(agents.needsTwo)
    const origin = work.settings.appUrl
    const props = comparePage(edition, comparison, { today: today(), origin })
    return { comparison: withProvenance(context, comparisonOnly(context, props, path), { path }) }
  },
})

/** Returns the compared figures, each with its source. */
function comparisonOnly(
  context: ToolContext,
  { markets, product: compared, flows }: ReturnType<typeof comparePage>,
  path: string,
) {
  const record = <Fields extends object>(fields: Fields) =>
    withProvenance(context, fields, { path })
  return {
    product: compared,
    markets: markets.map(({ slug, name: marketName, products: statuses, taxes }) => ({
      market: slug,
      marketName,
      statuses: statuses.map(record),
      taxes: taxes.map(record),
    })),
    flows: flows.map((flow) => ({ ...flow, steps: flow.steps.map(record) })),
  }
}

const getChanges = defineTool({
  description: agents.getChanges,
  input: z.object({
    market: z.optional(name),
    from: z.optional(day),
    to: z.optional(day),
    page,
  }),
  async answer(context, { market, from = null, to = null, page: requested = 1 }) {
    const slug = market === undefined ? null : marketNamed(context, market).slug
    const filters = { market: slug, from, to }
    const { edition, work } = context
    const query = changesPage(work.db, edition, { filters, requested })
    const { changes, sources, total, ...bounds } = await orUnavailable(query)
    const path = changesPath(filters, bounds.page)
    const sourceOf = (id: string | null) => sources.find((source) => source.id === id) ?? null
    return {
      total,
      page: bounds.page,
      pages: bounds.pages,
      changes: changes.map((change) => ({
        ...change,
        source: sourceOf(change.source),
        checkedAt: null,
        address: context.absolute(path),
      })),
    }
  },
})

/**
 * Returns the market with this slug, name or code, with or without accents. If there is none, the refusal
 * lists all markets.
 */
function marketNamed({ edition }: ToolContext, text: string): Market {
  const keyOf = (label: string) => wordsOf(label).join('-')
  const key = keyOf(text)
  const market = edition.markets.find(({ slug, name: marketName, code }) =>
    [slug, marketName, code].some((label) => keyOf(label) === key),
  )
  if (market) return market
  throw new Refusal(
    agents.unknownMarket(
      text,
      edition.markets.map(({ slug }) => slug),
    ),
  )
}

/** The tools by their names in the protocol. */
export const tools = {
  search,
  get_market: getMarket,
  get_rule: getRule,
  list_rules: listRules,
  get_obligations: getObligations,
  compare_markets: compareMarkets,
  get_changes: getChanges,
}
