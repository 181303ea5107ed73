import { Hono } from 'hono'
import { figuresAt } from '#shared/knowledge/firm.ts'
import type { LaunchAnswer } from '#shared/knowledge/props.ts'
import { type Product, products, type Service, statuses } from '#shared/knowledge/schemas.ts'
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
import { peopleOf } from '#worker/knowledge/people.ts'
import { servicesProps } from '#worker/site/services/services-page.ts'
import { describeSitePage, publicPage } from './public-page.ts'

const newestRuleCount = 3

export const marketingRoutes = new Hono<AppEnv>()
  .get(routes.home.path, sameVersion, (c) =>
    publicPage(c, 'marketing/home', { props: homeProps, describe: () => describeSitePage('home') }),
  )
  .get(routes.aboutUs.path, sameVersion, (c) =>
    publicPage(c, 'marketing/about-us', {
      props: () => ({ people: peopleOf(currentEdition()) }),
      describe: () => describeSitePage('about-us'),
    }),
  )
  .get(routes.services.path, sameVersion, (c) =>
    publicPage(c, 'marketing/services', {
      props: () => servicesProps(currentEdition()),
      describe: () => describeSitePage('services'),
    }),
  )

function homeProps() {
  const edition = currentEdition()
  const [note = null] = edition.notes
  return {
    note: note && noteSummary(note),
    rules: edition.rules.slice(0, newestRuleCount).map((rule) => ruleSummary(edition, rule)),
    launch: products.map((product) => launchAnswer(edition, product)),
    figures: figuresAt(edition.firm, 'home'),
    services: edition.services.filter(({ place }) => place === 'home').map(serviceHead),
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
