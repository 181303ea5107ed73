import type { Rule } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, nameOf, ruleSummary, today } from '#worker/knowledge/edition.ts'
import { ruleCitation } from './descriptions.ts'

const maxOthers = 5

/** Returns the props of a rule's page; the address to cite is below `origin`. */
export function ruleProps(edition: Edition, rule: Rule, origin: URL): Pages['marketing/rule'] {
  return {
    rule,
    market: nameOf(edition.getMarket(rule.market)),
    source: edition.getSource(rule.source),
    others: edition
      .rulesOf({ market: rule.market })
      .filter(({ slug }) => slug !== rule.slug)
      .slice(0, maxOthers)
      .map((other) => ruleSummary(edition, other)),
    cite: ruleCitation(edition, rule, (path) => new URL(path, origin).href),
    today: today(),
  }
}
