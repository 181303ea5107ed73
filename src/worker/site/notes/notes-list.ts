import { type Category, categories } from '#shared/content/insights.ts'
import type { Pages } from '#shared/pages.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { NoteHead } from '#worker/knowledge/published-records.ts'
import { articleList } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, sitePage } from '#worker/site/marketing/public-page.ts'
import { notesFeed } from './note-page.ts'

/** How many notes a page of their list has. */
export const notesOnPage = 30

/** A page of the list, and what was asked for as far as it can be. */
interface NotesList {
  category: Category
  page: number
  pages: number
  /** How many notes each category has. */
  counts: Pages['marketing/insights']['counts']
  /** Newest first. */
  heads: readonly NoteHead[]
}

/** The page of notes that a query asks for; the last one where it asks for a later one. */
export function findNotesList(asked: URLSearchParams, { notes }: Edition): NotesList {
  const category = knownCategory(onlyValue(asked, 'category'))
  const found = inCategory(notes, category)
  const { page, pages, offset } = pageOf(found.length, {
    requested: requestedPage(asked),
    size: notesOnPage,
  })
  return {
    category,
    page,
    pages,
    counts: categories.map(({ slug }) => ({ slug, count: inCategory(notes, slug).length })),
    heads: found.slice(offset, offset + notesOnPage),
  }
}

function knownCategory(slug: string): Category {
  return categories.find((category) => category.slug === slug)?.slug ?? 'all'
}

function inCategory(notes: readonly NoteHead[], category: Category): readonly NoteHead[] {
  return category === 'all' ? notes : notes.filter((note) => note.category === category)
}

/** What a page of the list says of itself. */
export function aboutNotes({ category, page, heads }: NotesList): PageDescription {
  const query = new URLSearchParams({
    ...(category !== 'all' && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  const about = sitePage('insights', query.size > 0 ? `?${query}` : '')
  return {
    ...about,
    jsonLd: (subject) => [articleList(heads, subject), ...about.jsonLd(subject)],
    feeds: [notesFeed],
  }
}
