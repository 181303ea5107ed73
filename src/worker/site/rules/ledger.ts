import type { LedgerEntry, LedgerYear, RuleCounts, RuleFilters } from '#shared/knowledge/props.ts'
import { type Rule, stages, topics } from '#shared/knowledge/schemas.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import { type Edition, nameOf, ruleSummary } from '#worker/knowledge/edition.ts'

/** How many entries a page of the ledger has. */
export const entriesOnPage = 20

/** A page of the ledger, and what was asked for as far as it can be. */
export interface LedgerPage {
  filters: RuleFilters
  page: number
  pages: number
  total: number
  /** All that the filters leave, newest first. */
  found: readonly Rule[]
}

/** What a query asks for; what is no market, topic or stage counts as absent. */
function readFilters(asked: URLSearchParams, edition: Edition): RuleFilters {
  const [market, topic, stage] = ['market', 'topic', 'stage'].map((name) => onlyValue(asked, name))
  return {
    market: edition.findMarket(market ?? '')?.slug ?? null,
    topic: topics.find((one) => one === topic) ?? null,
    stage: stages.find((one) => one === stage) ?? null,
  }
}

/** The page that a query asks for; the last one where it asks for a later one. */
export function findLedgerPage(asked: URLSearchParams, edition: Edition): LedgerPage {
  const filters = readFilters(asked, edition)
  const found = edition.rulesOf(filters)
  const { page, pages } = pageOf(found.length, {
    requested: requestedPage(asked),
    size: entriesOnPage,
  })
  return { filters, page, pages, total: found.length, found }
}

/** The entries of a page, as the ledger shows them. */
export function ledgerEntries(edition: Edition, { found, page }: LedgerPage): LedgerEntry[] {
  return found.slice((page - 1) * entriesOnPage, page * entriesOnPage).map((rule) => ({
    ...ruleSummary(edition, rule),
    before: rule.before,
    after: rule.after,
  }))
}

/** The years in which there are entries, each with the page on which it begins. */
export function ledgerYears(found: readonly Rule[]): LedgerYear[] {
  const years = new Map<string, LedgerYear>()
  found.forEach(({ date }, index) => {
    const year = date.slice(0, 4)
    const page = Math.floor(index / entriesOnPage) + 1
    const known = years.get(year) ?? { year, page, count: 0 }
    years.set(year, { ...known, count: known.count + 1 })
  })
  return [...years.values()]
}

/** How many entries each value of a filter leaves, with the other filters as they are. */
export function countRules(edition: Edition, filters: RuleFilters): RuleCounts {
  const countWith = (one: Partial<RuleFilters>) => edition.rulesOf({ ...filters, ...one }).length
  return {
    market: edition.markets
      .map((market) => ({ ...nameOf(market), count: countWith({ market: market.slug }) }))
      .filter(({ slug, count }) => count > 0 || slug === filters.market),
    topic: topics
      .map((value) => ({ value, count: countWith({ topic: value }) }))
      .filter(({ value, count }) => count > 0 || value === filters.topic),
    stage: stages
      .map((value) => ({ value, count: countWith({ stage: value }) }))
      .filter(({ value, count }) => count > 0 || value === filters.stage),
  }
}
