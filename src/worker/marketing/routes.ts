import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { sameVersion } from '../http/page.ts'
import { currentEdition, noteSummary, ruleSummary } from '../knowledge/edition.ts'
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
  }
}
