import { marketFields, type RuleFields, ruleFields } from '#shared/desk/documents/fields.ts'
import { type Edition, today } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { ruleProps } from '#worker/site/rules/rule-page.ts'
import { filledFields } from './filled-fields.ts'
import { defineKind, type PreviewContext, type PreviewScreen } from './kind.ts'
import { withEntry } from './lists.ts'
import { market } from './market.ts'
import {
  type CheckContext,
  notADay,
  type Problem,
  unknownMarket,
  unknownSource,
} from './problems.ts'

/** A change of the rules in a market. Its texts are the record: they claim nothing else. */
export const rule = defineKind<RuleFields>({
  kind: 'rule',
  schema: ruleFields,
  firstValues: () => ({ date: today() }),
  arrange: (rule) => ({ ...rule, topics: [...new Set(rule.topics)] }),
  problems,
  prose: ({ text, before, after }) => [text, before, after],
  // Nobody guesses of which market a rule is, and how far it has come.
  canBeDrawn: ({ market, stage }) => Boolean(market) && Boolean(stage),
  preview,
})

function problems(rule: RuleFields, context: CheckContext): Problem[] {
  return [
    ...unknownSource('source', rule, context),
    ...unknownMarket('market', rule.market, context),
    ...notADay('effectiveAt', rule.effectiveAt),
  ]
}

function preview(rule: RuleFields, context: PreviewContext): PreviewScreen {
  const { slug, sources, origin } = context
  const edition = withMarket(context.edition, rule.market)
  const rules = withEntry(edition.records.rules, { ...rule, slug })
  const props = ruleProps(editionWith(edition, { rules }, sources), { ...rule, slug }, origin)
  return { component: 'marketing/rule', props }
}

/** Returns the edition with a market that was withdrawn since, or never was: shown by its slug. */
function withMarket(edition: Edition, slug: string): Edition {
  if (edition.findMarket(slug)) return edition
  const { facts: _, ...empty } = filledFields(marketFields, market.newFields())
  const { records } = edition
  const markets = [...records.markets, { ...empty, slug, name: slug }]
  return { ...edition, records: { ...records, markets } }
}
