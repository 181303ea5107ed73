import { licence } from '#shared/content/data.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { routes } from '#shared/routes.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

export interface FeedEntry {
  /** A `tag:` URI, which stays the same if the site moves (RFC 4151). */
  id: string
  title: string
  /** A path. */
  href: string
  /** Days, `YYYY-MM-DD`, or instants (RFC 3339). */
  published: string
  updated: string
  summary: string
  /** The full text as HTML; its links may be paths. */
  content?: string
  /** The person who wrote it; by default the firm of the feed. */
  author?: { name: string; href: string }
  categories: readonly { term: string; label: string }[]
}

/** A feed; its links are paths, made absolute in the document. */
export interface Feed {
  id: string
  title: string
  subtitle: string
  self: string
  /** The path of the page with the same content. */
  alternate: string
  /** The day of the last update while the feed has no entries. */
  published: string
  /** Newest first. */
  entries: readonly FeedEntry[]
}

/** Returns a feed as an Atom document (RFC 4287). */
export function atomOf(feed: Feed, publisher: Publisher): string {
  const { appName, absolute } = publisher
  const updated = feed.entries.map((entry) => instant(entry.updated)).toSorted()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLocale()}">
<id>${xmlText(feed.id)}</id>
<title>${xmlText(`${feed.title} - ${appName}`)}</title>
<subtitle>${xmlText(feed.subtitle)}</subtitle>
<updated>${instant(updated.at(-1) ?? feed.published)}</updated>
${authorElement({ name: appName, href: routes.home.href() }, absolute)}<link rel="self" type="application/atom+xml" href="${xmlText(absolute(feed.self))}"/>
<link rel="alternate" type="text/html" href="${xmlText(absolute(feed.alternate))}"/>
<link rel="license" href="${licence.url}"/>
<rights>${xmlText(`© ${appName}, ${licence.short}`)}</rights>
${feed.entries.map((entry) => entryOf(entry, publisher)).join('')}</feed>
`
}

function entryOf(entry: FeedEntry, { absolute }: Publisher): string {
  const author = entry.author ? authorElement(entry.author, absolute) : ''
  const categories = entry.categories.map(
    ({ term, label }) => `<category term="${xmlText(term)}" label="${xmlText(label)}"/>\n`,
  )
  return `<entry>
<id>${xmlText(entry.id)}</id>
<title>${xmlText(entry.title)}</title>
<published>${instant(entry.published)}</published>
<updated>${instant(entry.updated)}</updated>
${author}<link rel="alternate" type="text/html" href="${xmlText(absolute(entry.href))}"/>
<summary>${xmlText(entry.summary)}</summary>
${contentOf(entry, absolute(entry.href))}${categories.join('')}</entry>
`
}

function authorElement(
  { name, href }: { name: string; href: string },
  absolute: Publisher['absolute'],
): string {
  return `<author><name>${xmlText(name)}</name><uri>${xmlText(absolute(href))}</uri></author>\n`
}

function contentOf({ content }: FeedEntry, base: string): string {
  if (content === undefined) return ''
  const html = withFullMedia(content, base)
  return `<content type="html" xml:base="${xmlText(base)}">${xmlText(html)}</content>\n`
}

/** Readers apply the base to links only, and not to the sizes of a picture. */
function withFullMedia(html: string, base: string): string {
  return html.replace(/(?<=[" ])\/media\/(?=[\da-f]{64})/g, new URL('/media/', base).href)
}

function instant(time: string): string {
  return time.includes('T') ? time : `${time}T00:00:00Z`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
// XML 1.0 does not allow these characters, not even as references.
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** Escapes a text for an element or attribute of XML. */
function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? '')
}
