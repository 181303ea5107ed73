import { Hono } from 'hono'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, publicPage } from '#worker/site/marketing/public-page.ts'
import { type ObligationSelection, obligationsPage, selectionOf } from './obligations-page.ts'

export const obligationsRoutes = new Hono<AppEnv>().get(
  routes.obligations.path,
  sameVersion,
  (c) => {
    const edition = currentEdition()
    const selection = selectionOf(queryOf(c), edition)
    return publicPage(c, 'marketing/obligations', {
      variant: variantOf(selection),
      props: () => ({ ...obligationsPage(edition, selection), today: today() }),
      describe: () => describeObligations(selection),
    })
  },
)

/** Returns null for several markets, of which there are too many combinations to cache. */
function variantOf({ markets, product, duty }: ObligationSelection): string | null {
  const slugs = markets.map(({ slug }) => slug)
  return slugs.length > 1 ? null : JSON.stringify([slugs, product, duty])
}

/** Returns the metadata of a selection; products and several markets are not in its path. */
function describeObligations({ markets, duty }: ObligationSelection): PageDescription {
  const [market, ...others] = markets
  const only = market && others.length === 0 ? market : null
  const area = only ? `in ${only.name}` : 'in African markets'
  const subject = duty ? dutyLabel(duty) : 'What binds a gambling operator'
  const crumbs = [
    { label: 'Markets', href: routes.markets.href() },
    { label: 'Obligations', href: routes.obligations.href() },
  ]
  return {
    description: `${subject} ${area}: each duty with its value, its source and section, and the day on which it was checked.`,
    path: obligationsPath({ markets: only ? [only.slug] : [], duty }),
    image: '/og/markets.png',
    jsonLd: (publisher) => [breadcrumbs(publisher, crumbs)],
  }
}
