import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { sameVersion } from '../http/page.ts'
import { today } from '../knowledge/edition.ts'
import { publicPage, sitePage } from '../marketing/public-page.ts'

/** The markets: all of them. */
export const marketsRoutes = new Hono<AppEnv>().get(routes.markets.path, sameVersion, (c) =>
  publicPage(c, 'marketing/markets', {
    props: () => ({
      product: null,
      markets: [],
      covered: [],
      facts: [],
      sources: [],
      today: today(),
    }),
    about: () => sitePage('markets'),
  }),
)
