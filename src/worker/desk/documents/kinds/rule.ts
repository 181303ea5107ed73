import { marketFields, type RuleFields, ruleFields } from '#shared/desk/documents/fields.ts'
import { type Edition, today } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { ruleProps } from '#worker/site/rules/rule-page.ts'
import { fillFields } from './fill-fields.ts'
import { defineKind, type PreviewContext, type PreviewScreen } from './kind.ts'
import { withRecord } from './lists.ts'
import { market } from './market.ts'
import {
  type CheckContext,
  invalidDate,
  type Problem,
  unknownMarket,
  unknownSource,
} from './problems.ts'

export const rule = defineKind<RuleFields>({
  kind: 'rule',
  isReviewed: true,
  schema: ruleFields,
  firstValues: () => ({ date: today() }),
  arrange: (rule) => ({ ...rule, topics: [...new Set(rule.topics)] }),
  problems,
  prose: ({ text, before, after }) => [text, before, after],
  // The market and the stage of a rule have no sensible placeholder.
  canPreview: ({ market, stage }) => Boolean(market) && Boolean(stage),
  preview,
})

function problems(rule: RuleFields, context: CheckContext): Problem[] {
  return [
    ...unknownSource('source', rule, context),
    ...unknownMarket('market', rule.market, context),
    ...invalidDate('effectiveAt', rule.effectiveAt),
  ]
}

function preview(rule: RuleFields, context: PreviewContext): PreviewScreen {
  const { slug, sources, origin } = context
  const edition = withMarket(context.edition, rule.market)
  const rules = withRecord(edition.records.rules, { ...rule, slug })
  const props = ruleProps(editionWith(edition, { rules }, sources), { ...rule, slug }, origin)
  return { component: 'marketing/rule', props }
}

/** Returns the edition with a placeholder for a market that is not published, named by its slug. */
function withMarket(edition: Edition, slug: string): Edition {
  if (edition.findMarket(slug)) return edition
  const { facts: _, ...empty } = fillFields(marketFields, market.newFields())
  const { records } = edition
  const markets = [...records.markets, { ...empty, slug, name: slug }]
  return { ...edition, records: { ...records, markets } }
}
