import { Hono } from 'hono'
import { products, statuses } from '#shared/knowledge/codes.ts'
import { figuresAt } from '#shared/knowledge/firm.ts'
import type { LaunchAnswer } from '#shared/knowledge/props.ts'
import type { Product, Service } from '#shared/knowledge/schemas.ts'
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
import { describedServices } from '#worker/knowledge/services.ts'
import { describeSitePage, publicPage } from '#worker/site/marketing/public-page.ts'
import { stepsOf } from '#worker/site/pages/steps.ts'

const newestRuleCount = 3

// Apart from the firm’s other pages, which load the Markdown library.
export const homeRoutes = new Hono<AppEnv>().get(routes.home.path, sameVersion, (c) =>
  publicPage(c, 'marketing/home', { props: homeProps, describe: () => describeSitePage('home') }),
)

function homeProps() {
  const edition = currentEdition()
  const [note = null] = edition.notes
  return {
    note: note && noteSummary(note),
    rules: edition.rules.slice(0, newestRuleCount).map((rule) => ruleSummary(edition, rule)),
    launch: products.map((product) => launchAnswer(edition, product)),
    figures: figuresAt(edition.firm, 'home'),
    steps: stepsOf(edition).map(({ title }) => title),
    services: describedServices(edition)
      .filter(({ place }) => place === 'home')
      .map(serviceHead),
  }
}

function serviceHead({ slug, title, description }: Service) {
  return { slug, title, description }
}

function launchAnswer(edition: Edition, product: Product): LaunchAnswer {
  const productStatuses = edition.markets.map((market) => productIn(market, product).status)
  const counts = statuses.map((status) => [
    status,
    productStatuses.filter((productStatus) => productStatus === status).length,
  ])
  return { product, markets: Object.fromEntries(counts) }
}
