import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { aboutProps } from '#worker/site/pages/about-props.ts'
import { servicesProps } from '#worker/site/services/services-page.ts'
import { describeSitePage, type PageDescription, publicPage } from './public-page.ts'

export const marketingRoutes = new Hono<AppEnv>()
  .get(routes.aboutUs.path, sameVersion, (c) =>
    publicPage(c, 'marketing/about-us', {
      props: () => aboutProps(currentEdition(), currentEdition().getPage('about-us')),
      describe: describeAbout,
    }),
  )
  .get(routes.services.path, sameVersion, (c) =>
    publicPage(c, 'marketing/services', {
      props: () => servicesProps(currentEdition()),
      describe: () => describeSitePage('services'),
    }),
  )

/** The about page has the description that the firm gave it. */
function describeAbout(): PageDescription {
  const edition = currentEdition()
  const { title, lead, description } = edition.getPage('about-us')
  return {
    ...describeSitePage('about-us'),
    description: fillPlaceholders(edition, description ?? lead ?? title),
  }
}
