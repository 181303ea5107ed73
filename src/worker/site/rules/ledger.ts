import { stages, topics } from '#shared/knowledge/codes.ts'
import type { LedgerEntry, LedgerYear, RuleCounts, RuleFilters } from '#shared/knowledge/props.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import { type Edition, nameOf, ruleSummary } from '#worker/knowledge/edition.ts'

/** The number of rules on a page of the ledger. */
export const rulesPerPage = 20

export interface LedgerPage {
  filters: RuleFilters
  page: number
  pages: number
  total: number
  /** The rules that match the filters, newest first, of all pages. */
  rules: readonly Rule[]
}

/** Returns the filters of a query; an unknown market, topic or stage counts as absent. */
function readFilters(query: URLSearchParams, edition: Edition): RuleFilters {
  const [market, topic, stage] = ['market', 'topic', 'stage'].map((name) => onlyValue(query, name))
  return {
    market: edition.findMarket(market ?? '')?.slug ?? null,
    topic: topics.find((topicSlug) => topicSlug === topic) ?? null,
    stage: stages.find((stageSlug) => stageSlug === stage) ?? null,
  }
}

/** Returns the page that a query asks for; past the end, the last page. */
export function findLedgerPage(query: URLSearchParams, edition: Edition): LedgerPage {
  const filters = readFilters(query, edition)
  const rules = edition.rulesOf(filters)
  const { page, pages } = pageOf(rules.length, {
    requested: requestedPage(query),
    size: rulesPerPage,
  })
  return { filters, page, pages, total: rules.length, rules }
}

export function ledgerEntries(edition: Edition, { rules, page }: LedgerPage): LedgerEntry[] {
  return rules.slice((page - 1) * rulesPerPage, page * rulesPerPage).map((rule) => ({
    ...ruleSummary(edition, rule),
    before: rule.before,
    after: rule.after,
    effectiveAt: rule.effectiveAt,
  }))
}

/** Returns the years that have rules, each with the page on which it begins. */
export function ledgerYears(rules: readonly Rule[]): LedgerYear[] {
  const years = new Map<string, LedgerYear>()
  rules.forEach(({ date }, index) => {
    const year = date.slice(0, 4)
    const page = Math.floor(index / rulesPerPage) + 1
    const current = years.get(year) ?? { year, page, count: 0 }
    years.set(year, { ...current, count: current.count + 1 })
  })
  return [...years.values()]
}

/** Returns how many rules each value of a filter matches together with the other filters. */
export function countRules(edition: Edition, filters: RuleFilters): RuleCounts {
  const countWith = (filter: Partial<RuleFilters>) =>
    edition.rulesOf({ ...filters, ...filter }).length
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
