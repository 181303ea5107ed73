import { Hono } from 'hono'
import { categories } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { sameVersion } from '../http/page.ts'
import { publicPage } from './public-page.ts'

/** The pages that say who the firm is and what it knows. */
export const marketingRoutes = new Hono<AppEnv>()
  .get(routes.home.path, sameVersion, (c) => publicPage(c, 'marketing/home', {}))
  .get(routes.aboutUs.path, sameVersion, (c) => publicPage(c, 'marketing/about-us', {}))
  .get(routes.services.path, sameVersion, (c) => publicPage(c, 'marketing/services', {}))
  .get(routes.markets.path, sameVersion, (c) => publicPage(c, 'marketing/markets', {}))
  .get(routes.insights.path, sameVersion, (c) =>
    publicPage(c, 'marketing/insights', {
      category: knownCategory(c.req.query('category')),
      status: c.var.flash.status,
    }),
  )

function knownCategory(slug: string | undefined) {
  return categories.find((category) => category.slug === slug)?.slug ?? 'all'
}
