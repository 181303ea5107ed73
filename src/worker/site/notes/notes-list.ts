import { type Category, categories } from '#shared/content/insights.ts'
import type { Pages } from '#shared/pages.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { NoteHead } from '#worker/knowledge/published-records.ts'
import { articleList } from '#worker/site/marketing/json-ld.ts'
import { describeSitePage, type PageDescription } from '#worker/site/marketing/public-page.ts'
import { notesFeed } from './note-page.ts'

/** The number of notes on a page of the list. */
export const notesPerPage = 30

interface NotesList {
  category: Category
  page: number
  pages: number
  counts: Pages['marketing/insights']['counts']
  /** Newest first. */
  heads: readonly NoteHead[]
}

/** Returns the page of notes that a query asks for; past the end, the last page. */
export function findNotesList(query: URLSearchParams, { notes }: Edition): NotesList {
  const category = categoryBySlug(onlyValue(query, 'category'))
  const matching = inCategory(notes, category)
  const { page, pages, offset } = pageOf(matching.length, {
    requested: requestedPage(query),
    size: notesPerPage,
  })
  return {
    category,
    page,
    pages,
    counts: categories.map(({ slug }) => ({ slug, count: inCategory(notes, slug).length })),
    heads: matching.slice(offset, offset + notesPerPage),
  }
}

function categoryBySlug(slug: string): Category {
  return categories.find((category) => category.slug === slug)?.slug ?? 'all'
}

function inCategory(notes: readonly NoteHead[], category: Category): readonly NoteHead[] {
  return category === 'all' ? notes : notes.filter((note) => note.category === category)
}

export function describeNotesList({ category, page, heads }: NotesList): PageDescription {
  const query = new URLSearchParams({
    ...(category !== 'all' && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  const description = describeSitePage('insights', query.size > 0 ? `?${query}` : '')
  return {
    ...description,
    jsonLd: (publisher) => [articleList(heads, publisher), ...description.jsonLd(publisher)],
    feeds: [notesFeed()],
  }
}
