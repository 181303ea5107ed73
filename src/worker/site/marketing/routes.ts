import { Hono } from 'hono'
import type { LaunchAnswer } from '#shared/knowledge/props.ts'
import { type Product, products, statuses } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import {
  currentEdition,
  type Edition,
  noteSummary,
  productIn,
  ruleSummary,
} from '#worker/knowledge/edition.ts'
import { publicPage, sitePage } from './public-page.ts'

// How many of the newest rules the home page shows.
const newestRules = 3

/** The pages that say who the firm is and what it does. */
export const marketingRoutes = new Hono<AppEnv>()
  .get(routes.home.path, sameVersion, (c) =>
    publicPage(c, 'marketing/home', { props: homeProps, about: () => sitePage('home') }),
  )
  .get(routes.aboutUs.path, sameVersion, (c) =>
    publicPage(c, 'marketing/about-us', { props: () => ({}), about: () => sitePage('about-us') }),
  )
  .get(routes.services.path, sameVersion, (c) =>
    publicPage(c, 'marketing/services', { props: () => ({}), about: () => sitePage('services') }),
  )

function homeProps() {
  const edition = currentEdition()
  const [note = null] = edition.notes
  return {
    note: note && noteSummary(note),
    rules: edition.rules.slice(0, newestRules).map((rule) => ruleSummary(edition, rule)),
    launch: products.map((product) => launchAnswer(edition, product)),
  }
}

function launchAnswer(edition: Edition, product: Product): LaunchAnswer {
  const found = edition.markets.map((market) => productIn(market, product).status)
  const counts = statuses.map((status) => [status, found.filter((one) => one === status).length])
  return { product, markets: Object.fromEntries(counts) }
}
