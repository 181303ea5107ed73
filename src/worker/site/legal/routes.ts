import { type Context, Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { handlingOf, pageProps } from '#worker/site/pages/page-props.ts'

export const legalRoutes = new Hono<AppEnv>()
  .get(routes.privacy.path, sameVersion, (c) => legalPage(c, 'privacy'))
  .get(routes.terms.path, sameVersion, (c) => legalPage(c, 'terms'))
  .get(routes.accessibility.path, sameVersion, (c) => legalPage(c, 'accessibility'))

// The legal picture names only the privacy policy and the terms.
const images = { privacy: 'legal', terms: 'legal', accessibility: 'home' } as const

function legalPage(c: Context<AppEnv>, slug: keyof typeof images) {
  const edition = currentEdition()
  const page = edition.getPage(slug)
  const handling = handlingOf(c.var.settings)
  const path = routes[slug].href()
  return publicPage(c, 'marketing/legal', {
    variant: `${slug} ${Object.values(handling).join(' ')}`,
    edition,
    props: () => pageProps(edition, page, handling),
    describe: () => ({
      description: fillPlaceholders(edition, page.description ?? page.lead ?? page.title),
      path,
      image: shareImagePath(images[slug]),
      jsonLd: (subject) => [breadcrumbs(subject, [{ label: page.title, href: path }])],
    }),
  })
}
