import type { Rule } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf, ruleSummary } from '#worker/knowledge/edition.ts'
import { citeRule } from './descriptions.ts'

// How many of its market's other entries an entry shows.
const othersShown = 5

/** What the page of a rule shows. `origin` is the site's own, for the address to cite. */
export function ruleProps(edition: Edition, rule: Rule, origin: URL): Pages['marketing/rule'] {
  return {
    rule,
    market: nameOf(edition.getMarket(rule.market)),
    source: edition.getSource(rule.source),
    others: edition
      .rulesOf({ market: rule.market })
      .filter(({ slug }) => slug !== rule.slug)
      .slice(0, othersShown)
      .map((one) => ruleSummary(edition, one)),
    cite: citeRule(edition, rule, (path) => new URL(path, origin).href),
  }
}
