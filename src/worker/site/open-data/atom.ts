import { licence } from '#shared/content/data.ts'

/** Something that a feed tells of. */
export interface FeedEntry {
  /** A `tag:` URI that stays, whatever the address of the site (RFC 4151). */
  id: string
  title: string
  /** A path. */
  href: string
  /** Days: `YYYY-MM-DD`. */
  published: string
  updated: string
  summary: string
  /** The whole of it as HTML; its links may be paths. */
  content?: string
  categories: readonly { term: string; label: string }[]
}

/** A feed; paths, where the document has addresses. */
export interface Feed {
  id: string
  title: string
  subtitle: string
  self: string
  /** The page that shows the same. */
  alternate: string
  /** The day that stands while there is no entry. */
  published: string
  /** Newest first. */
  entries: readonly FeedEntry[]
}

/** Who publishes, and where. */
export interface Publisher {
  appName: string
  absolute: (path: string) => string
}

/** A feed as an Atom document (RFC 4287). */
export function atomOf(feed: Feed, publisher: Publisher): string {
  const { appName, absolute } = publisher
  const updated = feed.entries.map((entry) => entry.updated).toSorted()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xmlText(feed.id)}</id>
<title>${xmlText(`${feed.title} - ${appName}`)}</title>
<subtitle>${xmlText(feed.subtitle)}</subtitle>
<updated>${instant(updated.at(-1) ?? feed.published)}</updated>
<author><name>${xmlText(appName)}</name><uri>${xmlText(absolute('/'))}</uri></author>
<link rel="self" type="application/atom+xml" href="${xmlText(absolute(feed.self))}"/>
<link rel="alternate" type="text/html" href="${xmlText(absolute(feed.alternate))}"/>
<link rel="license" href="${licence.url}"/>
<rights>${xmlText(`© ${appName}, ${licence.short}`)}</rights>
${feed.entries.map((entry) => entryOf(entry, publisher)).join('')}</feed>
`
}

function entryOf(entry: FeedEntry, { absolute }: Publisher): string {
  const categories = entry.categories.map(
    ({ term, label }) => `<category term="${xmlText(term)}" label="${xmlText(label)}"/>\n`,
  )
  return `<entry>
<id>${xmlText(entry.id)}</id>
<title>${xmlText(entry.title)}</title>
<published>${instant(entry.published)}</published>
<updated>${instant(entry.updated)}</updated>
<link rel="alternate" type="text/html" href="${xmlText(absolute(entry.href))}"/>
<summary>${xmlText(entry.summary)}</summary>
${contentOf(entry, absolute(entry.href))}${categories.join('')}</entry>
`
}

function contentOf({ content }: FeedEntry, base: string): string {
  if (content === undefined) return ''
  return `<content type="html" xml:base="${xmlText(base)}">${xmlText(content)}</content>\n`
}

function instant(day: string): string {
  return `${day}T00:00:00Z`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
// No document of XML 1.0 may hold them, however they are written.
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** A text as it stands in an element or an attribute of XML. */
function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? '')
}
