import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findLetters } from '#worker/knowledge/find-texts.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { aboutLetter, aboutLetters, letterProps, lettersOf } from './letter-page.ts'

/** The letters that were sent, in the open: their list and each of them. */
export const lettersRoutes = new Hono<AppEnv>()
  .get(routes.letters.path, sameVersion, (c) => {
    const edition = currentEdition()
    return publicPage(c, 'marketing/letters', {
      edition,
      props: () => ({ letters: lettersOf(edition), status: c.var.flash.status }),
      describe: aboutLetters,
    })
  })
  .get(routes.letter.path, sameVersion, (c) => {
    const edition = currentEdition()
    const slug = c.req.param('slug')
    const head = edition.findLetter(slug)
    if (!head) return refuseNotFound(c, { nearest: nearestLetters(slug) })
    return publicPage(c, 'marketing/letter', {
      variant: slug,
      edition,
      props: async () => {
        const [letter] = await findLetters(c.var, [head])
        if (!letter) throw new Error(`Expected the letter ${slug}`)
        return letterProps(edition, letter)
      },
      describe: () => aboutLetter(head),
    })
  })

function nearestLetters(asked: string) {
  const letters = currentEdition().letters.map(({ slug, subject }) => ({ slug, title: subject }))
  return nearestTo(asked, letters).map(({ slug, title }) => ({
    label: title,
    href: routes.letter.href({ slug }),
  }))
}
