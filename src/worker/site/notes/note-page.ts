import { seo } from '#shared/content/seo.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { PersonName } from '#shared/knowledge/names.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { originalLocale } from '#shared/locales.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { shortNames } from '#shared/site/head-messages.ts'
import { shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import drawnTitles from '#worker/generated/drawn-titles.json'
import { type Edition, nameOf, noteSummary } from '#worker/knowledge/edition.ts'
import { breadcrumbs, languageOf } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'
import { noteHtml, readingMinutes } from './previews.ts'
import { relatedTo } from './related.ts'

/** The link to the feed of notes in the head of pages. */
export const notesFeed = () => ({ title: shortNames.articles, href: routes.notesFeed.href() })

/** Returns the props of a note's page; the address to cite is below `origin`. */
export function noteProps(edition: Edition, note: Note, origin: URL): Pages['marketing/note'] {
  const index = edition.notes.findIndex(({ slug }) => slug === note.slug)
  const summaryAt = (position: number) => {
    const neighbour = edition.notes[position]
    return neighbour ? noteSummary(neighbour) : null
  }
  return {
    note,
    html: noteHtml(edition, note),
    minutes: readingMinutes(note.body),
    author: authorOf(edition, note),
    address: new URL(routes.note.href({ slug: note.slug }), origin).href,
    sources: note.sources.map(({ source }) => edition.getSource(source)),
    markets: note.markets.map((slug) => nameOf(edition.getMarket(slug))),
    related: relatedTo(edition, note),
    next: summaryAt(index - 1),
    previous: summaryAt(index + 1),
  }
}

/** Returns the person who wrote a note, if they are published. */
function authorOf(edition: Edition, { author }: Pick<Note, 'author'>): PersonName | null {
  const person = author === null ? null : edition.findPerson(author)
  return person && { slug: person.slug, name: person.name }
}

export function describeNote(edition: Edition, note: Omit<Note, 'body'>): PageDescription {
  const path = routes.note.href({ slug: note.slug })
  const image = imageOf(note)
  return {
    description: note.excerpt,
    path,
    image,
    jsonLd: (publisher) => [
      article(edition, note, { ...publisher, path, image }),
      breadcrumbs(publisher, [insights(), { label: note.title, href: path }]),
    ],
    feeds: [notesFeed()],
  }
}

/**
 * Returns the image that was drawn with the title of a note, in English where it is not translated; a
 * later note has that of its category.
 */
function imageOf({ slug, title, category }: NoteSummary): string {
  const locales = [currentLocale(), originalLocale]
  const locale = locales.find((one) => drawnTitles[one]?.[slug] === title)
  return locale
    ? shareImagePath(shareImageOf.note(slug), locale)
    : shareImagePath(shareImageOf.category(category))
}

const insights = () => ({ label: seo.insights.title, href: routes.insights.href() })

interface ArticleContext extends Publisher {
  path: string
  image: string
}

function article(
  edition: Edition,
  note: Omit<Note, 'body'>,
  { appName, absolute, path, image }: ArticleContext,
) {
  const firm = { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) }
  const person = authorOf(edition, note)
  return {
    '@type': 'Article',
    inLanguage: languageOf(edition, note.title),
    headline: note.title,
    description: note.excerpt,
    dateCreated: note.date,
    datePublished: publicationDay(note.date),
    dateModified: note.corrections[0]?.date ?? publicationDay(note.date),
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: absolute(image),
    author: person ? personItem(person, absolute) : firm,
    publisher: firm,
    about: note.markets.map((slug) => ({ '@type': 'Country', name: edition.getMarket(slug).name })),
    citation: note.sources.map(({ source }) => {
      const { publisher, title, url } = edition.getSource(source)
      return { '@type': 'CreativeWork', name: title, publisher, ...(url && { url }) }
    }),
  }
}

function personItem({ slug, name }: PersonName, absolute: Publisher['absolute']) {
  return { '@type': 'Person', name, url: absolute(routes.person.href({ slug })) }
}
