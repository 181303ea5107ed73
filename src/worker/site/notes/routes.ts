import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { findNotes } from '#worker/knowledge/find-texts.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'
import type { NoteHead } from '#worker/knowledge/published-records.ts'
import { reportCards } from '#worker/knowledge/report-cards.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { describeNote, noteProps } from './note-page.ts'
import { describeNotesList, findNotesList } from './notes-list.ts'
import { notePreviews } from './previews.ts'

export const notesRoutes = new Hono<AppEnv>()
  .get(routes.insights.path, sameVersion, (c) => {
    const edition = currentEdition()
    const list = findNotesList(queryOf(c), edition)
    const { heads, ...listProps } = list
    return publicPage(c, 'marketing/insights', {
      // Most people read the first page of a category; the others are too many to cache.
      variant: listProps.page === 1 ? listProps.category : null,
      edition,
      props: async () => ({
        ...listProps,
        status: c.var.flash.status,
        notes: notePreviews(edition, await findNotes(c.var, heads)),
        reports: reportCards(edition, today()),
      }),
      describe: () => describeNotesList(list),
    })
  })
  .get(routes.note.path, sameVersion, (c) => {
    const edition = currentEdition()
    const slug = c.req.param('slug')
    const head = edition.findNote(slug)
    if (!head) return refuseNotFound(c, { nearest: nearestNotes(slug, edition.notes) })
    return publicPage(c, 'marketing/note', {
      variant: slug,
      edition,
      props: async () => {
        const [note] = await findNotes(c.var, [head])
        if (!note) throw new Error(`Expected the note ${slug}`)
        return noteProps(edition, note, c.var.settings.appUrl)
      },
      describe: () => describeNote(edition, head),
    })
  })

function nearestNotes(slug: string, notes: readonly NoteHead[]) {
  return nearestTo(slug, notes).map(({ slug, title }) => ({
    label: title,
    href: routes.note.href({ slug }),
  }))
}
