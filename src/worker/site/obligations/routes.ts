import { Hono } from 'hono'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Citation } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { citations, descriptions, shortNames } from '#shared/site/head-messages.ts'
import { pageNames } from '#shared/site/page-names.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { currentEdition, type Edition, today } from '#worker/knowledge/edition.ts'
import { fileCitation } from '#worker/site/editions/file-citation.ts'
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
      props: () => {
        const props = { ...obligationsPage(edition, selection), today: today() }
        return { ...props, cite: citationOf(edition, props, c.var.settings.appUrl) }
      },
      describe: () => describeObligations(selection),
    })
  },
)

function citationOf(edition: Edition, { filters, markets }: TitledProps, origin: URL): Citation {
  const name = markets.find(({ slug }) => slug === filters.market)?.name ?? null
  const title = citations.obligations(filters.duty && dutyLabel(filters.duty), name)
  return fileCitation(edition, { title, file: 'obligations.csv', origin })
}

type TitledProps = Pick<Pages['marketing/obligations'], 'filters' | 'markets'>

/** Returns null for several markets, of which there are too many combinations to cache. */
function variantOf({ markets, product, duty }: ObligationSelection): string | null {
  const slugs = markets.map(({ slug }) => slug)
  return slugs.length > 1 ? null : JSON.stringify([slugs, product, duty])
}

/** Returns the metadata of a selection; products and several markets are not in its path. */
function describeObligations({ markets, duty }: ObligationSelection): PageDescription {
  const [market, ...others] = markets
  const only = market && others.length === 0 ? market : null
  const crumbs = [
    { label: pageNames.markets, href: routes.markets.href() },
    { label: shortNames.obligations, href: routes.obligations.href() },
  ]
  return {
    description: descriptions.obligations(duty && dutyLabel(duty), only?.name ?? null),
    path: obligationsPath({ markets: only ? [only.slug] : [], duty }),
    image: shareImagePath('markets'),
    jsonLd: (publisher) => [breadcrumbs(publisher, crumbs)],
  }
}
