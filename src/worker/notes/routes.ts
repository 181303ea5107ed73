import { Hono } from 'hono'
import { categories } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseNotFound } from '../http/errors.ts'
import { sameVersion } from '../http/page.ts'
import { onlyValue, queryOf } from '../http/query.ts'
import { currentEdition, today } from '../knowledge/edition.ts'
import { nearestTo } from '../knowledge/nearest.ts'
import { reportCards } from '../knowledge/report-cards.ts'
import { publicPage, sitePage } from '../marketing/public-page.ts'
import { aboutNote, noteProps, notesFeed } from './note-page.ts'
import { notePreviews } from './previews.ts'

/** The firm's notes: their list and each of them. */
export const notesRoutes = new Hono<AppEnv>()
  .get(routes.insights.path, sameVersion, (c) => {
    const category = knownCategory(onlyValue(queryOf(c), 'category'))
    const query = category === 'all' ? '' : `?category=${category}`
    return publicPage(c, 'marketing/insights', {
      variant: category,
      props: () => ({
        category,
        status: c.var.flash.status,
        notes: notePreviews(currentEdition()),
        reports: reportCards(currentEdition(), today()),
      }),
      about: () => ({ ...sitePage('insights', query), feeds: [notesFeed] }),
    })
  })
  .get(routes.note.path, sameVersion, (c) => {
    const edition = currentEdition()
    const slug = c.req.param('slug')
    const note = edition.findNote(slug)
    if (!note) return refuseNotFound(c, { nearest: nearestNotes(slug) })
    return publicPage(c, 'marketing/note', {
      variant: slug,
      props: () => noteProps(edition, note, c.var.settings.appUrl),
      about: () => aboutNote(edition, note),
    })
  })

function knownCategory(slug: string) {
  return categories.find((category) => category.slug === slug)?.slug ?? 'all'
}

function nearestNotes(asked: string) {
  return nearestTo(asked, currentEdition().notes).map(({ slug, title }) => ({
    label: title,
    href: routes.note.href({ slug }),
  }))
}
