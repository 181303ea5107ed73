import { Hono } from 'hono'
import { categories } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { sameVersion } from '../http/page.ts'
import { currentEdition, today } from '../knowledge/edition.ts'
import { reportCards } from '../knowledge/report-cards.ts'
import { publicPage, sitePage } from '../marketing/public-page.ts'

/** The firm's notes: their list and each of them. */
export const notesRoutes = new Hono<AppEnv>().get(routes.insights.path, sameVersion, (c) => {
  const category = knownCategory(c.req.query('category'))
  return publicPage(c, 'marketing/insights', {
    variant: category,
    props: () => ({
      category,
      status: c.var.flash.status,
      notes: [],
      reports: reportCards(currentEdition(), today()),
    }),
    about: () => sitePage('insights', category === 'all' ? '' : `?category=${category}`),
  })
})

function knownCategory(slug: string | undefined) {
  return categories.find((category) => category.slug === slug)?.slug ?? 'all'
}
