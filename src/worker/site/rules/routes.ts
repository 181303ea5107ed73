import { type Context, Hono } from 'hono'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { findFollowing } from '#worker/site/markets/find-following.ts'
import { describeLedger, describeRule } from './descriptions.ts'
import { countRules, findLedgerPage, ledgerEntries, ledgerYears } from './ledger.ts'
import { ruleProps } from './rule-page.ts'

export const rulesRoutes = new Hono<AppEnv>()
  .get(routes.rules.path, sameVersion, async (c) => {
    const edition = currentEdition()
    const ledgerPage = findLedgerPage(queryOf(c), edition)
    const { rules, ...list } = ledgerPage
    const { market } = list.filters
    const following = market === null ? null : await findFollowing(c, market)
    return publicPage(c, 'marketing/rules', {
      variant: JSON.stringify([list.filters, list.page]),
      props: () => ({
        ...list,
        following,
        rules: ledgerEntries(edition, ledgerPage),
        counts: countRules(edition, list.filters),
        years: ledgerYears(rules),
        today: today(),
      }),
      describe: () => describeLedger(edition, ledgerPage),
    })
  })
  .get(routes.rule.path, sameVersion, (c) => {
    const edition = currentEdition()
    const rule = edition.findRule(c.req.param('slug'))
    if (rule) return showRule(c, rule)
    const nearest = nearestTo(c.req.param('slug'), edition.rules).map(({ slug, title }) => ({
      label: title,
      href: routes.rule.href({ slug }),
    }))
    return refuseNotFound(c, { nearest })
  })

function showRule(c: Context<AppEnv>, rule: Rule): Promise<Response> {
  const edition = currentEdition()
  return publicPage(c, 'marketing/rule', {
    variant: rule.slug,
    props: () => ruleProps(edition, rule, c.var.settings.appUrl),
    describe: () => describeRule(edition, rule),
  })
}
