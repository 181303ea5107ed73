import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findNewsletters } from '#worker/knowledge/find-texts.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import {
  aboutNewsletter,
  aboutNewsletters,
  newsletterProps,
  newsletterSummaries,
} from './newsletter-page.ts'

export const newslettersRoutes = new Hono<AppEnv>()
  .get(routes.letters.path, sameVersion, (c) => {
    const edition = currentEdition()
    return publicPage(c, 'marketing/letters', {
      edition,
      props: () => ({ letters: newsletterSummaries(edition), status: c.var.flash.status }),
      describe: aboutNewsletters,
    })
  })
  .get(routes.letter.path, sameVersion, (c) => {
    const edition = currentEdition()
    const slug = c.req.param('slug')
    const head = edition.findNewsletter(slug)
    if (!head) return refuseNotFound(c, { nearest: nearestNewsletters(slug) })
    return publicPage(c, 'marketing/letter', {
      variant: slug,
      edition,
      props: async () => {
        const [newsletter] = await findNewsletters(c.var, [head])
        if (!newsletter) throw new Error(`Expected the letter ${slug}`)
        return newsletterProps(edition, newsletter)
      },
      describe: () => aboutNewsletter(head),
    })
  })

function nearestNewsletters(requestedSlug: string) {
  const newsletters = currentEdition().letters.map(({ slug, subject }) => ({
    slug,
    title: subject,
  }))
  return nearestTo(requestedSlug, newsletters).map(({ slug, title }) => ({
    label: title,
    href: routes.letter.href({ slug }),
  }))
}
