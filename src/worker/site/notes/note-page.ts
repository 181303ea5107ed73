import { seo } from '#shared/content/seo.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type Edition, nameOf, noteSummary, shippedEdition } from '#worker/knowledge/edition.ts'
import { breadcrumbs, type Subject } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import { noteHtml, readMinutes } from './previews.ts'
import { relatedTo } from './related.ts'

/** The notes' feed, as pages announce it. */
export const notesFeed = { title: 'Notes', href: routes.notesFeed.href() }

/** What the page of a note shows. `origin` is the site's own, for the address to cite. */
export function noteProps(edition: Edition, note: Note, origin: URL): Pages['marketing/note'] {
  const index = edition.notes.findIndex(({ slug }) => slug === note.slug)
  const summaryAt = (at: number) => {
    const found = edition.notes[at]
    return found ? noteSummary(found) : null
  }
  return {
    note,
    html: noteHtml(note),
    minutes: readMinutes(note.body),
    address: new URL(routes.note.href({ slug: note.slug }), origin).href,
    sources: note.sources.map(({ source }) => edition.getSource(source)),
    markets: note.markets.map((slug) => nameOf(edition.getMarket(slug))),
    related: relatedTo(edition, note),
    next: summaryAt(index - 1),
    previous: summaryAt(index + 1),
  }
}

/** What the page of a note says of itself. */
export function aboutNote(edition: Edition, note: Omit<Note, 'body'>): PageDescription {
  const path = routes.note.href({ slug: note.slug })
  const image = pictureOf(note)
  return {
    description: note.excerpt,
    path,
    image,
    jsonLd: (subject) => [
      article(edition, note, { ...subject, path, image }),
      breadcrumbs(subject, [insights, { label: note.title, href: path }]),
    ],
    feeds: [notesFeed],
  }
}

/** What was drawn for a note when the product was built; later, for its category. */
function pictureOf({ slug, title, category }: NoteSummary): string {
  const isDrawn = shippedEdition().findNote(slug)?.title === title
  return isDrawn ? `/og/note-${slug}.png` : `/og/category-${category}.png`
}

const insights = { label: seo.insights.title, href: routes.insights.href() }

interface Place extends Subject {
  path: string
  image: string
}

/** A note in schema.org's words. */
function article(
  edition: Edition,
  note: Omit<Note, 'body'>,
  { appName, absolute, path, image }: Place,
) {
  const firm = { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) }
  return {
    '@type': 'Article',
    headline: note.title,
    description: note.excerpt,
    datePublished: note.date,
    dateModified: note.corrections[0]?.date ?? note.date,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: absolute(image),
    author: firm,
    publisher: firm,
    about: note.markets.map((slug) => ({ '@type': 'Country', name: edition.getMarket(slug).name })),
    citation: note.sources.map(({ source }) => {
      const { publisher, title, url } = edition.getSource(source)
      return { '@type': 'CreativeWork', name: title, publisher, ...(url && { url }) }
    }),
  }
}
