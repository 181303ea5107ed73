import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { orUnavailable } from '#worker/site/editions/find-edition.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { conditional, sendFeed } from '#worker/site/open-data/send.ts'
import { changesFeed } from './changes-feed.ts'
import { changeFilters, changesPage, describeChanges } from './changes-page.ts'

export const changesFeedRoutes = new Hono<AppEnv>().get(routes.changesFeed.path, conditional, (c) =>
  sendFeed(c, (edition) => orUnavailable(changesFeed(c.var.db, edition))),
)

export const changesRoutes = new Hono<AppEnv>().get(routes.changes.path, sameVersion, (c) => {
  const edition = currentEdition()
  const query = queryOf(c)
  const filters = changeFilters(query, edition)
  const requested = requestedPage(query)
  // There are too many pairs of days, and pages past the last, to cache them all.
  const isCached = filters.from === null && filters.to === null && requested === 1
  return publicPage(c, 'marketing/changes', {
    variant: isCached ? (filters.market ?? '') : null,
    props: () => orUnavailable(changesPage(c.var.db, edition, { filters, requested })),
    describe: () => describeChanges(edition, filters),
  })
})
