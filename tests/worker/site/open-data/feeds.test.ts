import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, onTestFinished, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { publishDocument } from '#tests/support/desk/documents.ts'
import { present } from '#tests/support/present.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { fileText } from '#tests/support/site/open-data.ts'
import { startAnew } from '#tests/support/start-anew.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'
import { atomOf } from '#worker/site/open-data/atom.ts'
import { notesFeed } from '#worker/site/open-data/feeds.ts'

interface Link {
  rel: string
  href: string
  type?: string
}

interface Entry {
  id: string
  title: string
  published: string
  updated: string
  summary: string
  content?: { type: string; 'xml:base': string; '#text': string }
  link: Link[]
  category: { term: string; label: string }[]
}

interface Feed extends Omit<Entry, 'summary' | 'category'> {
  xmlns: string
  author: { name: string; uri: string }[]
  rights: string
  entry: Entry[]
}

const edition = currentEdition()
const site = 'https://kilima.test'
const type = 'application/atom+xml'
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const tagUri = /^tag:[a-z\d.-]+\.[a-z]+,\d{4}(-\d{2}){0,2}:[\w./-]+$/
const lists = ['entry', 'link', 'category', 'author']
const maxEntries = 50

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
})

function feedIn(xml: string): Feed {
  expect(XMLValidator.validate(xml)).toBe(true)
  return { entry: [], ...parser.parse(xml).feed }
}

async function feedAt(path: string, settings: object = {}): Promise<Feed> {
  return feedIn(await fileText(path, settings))
}

const linkOf = (owner: { link: Link[] }, rel: string) =>
  owner.link.find((feedEntry) => feedEntry.rel === rel)

const marketFeeds = edition.markets.map(({ slug }) => routes.marketRulesFeed.href({ market: slug }))
const feeds = [routes.notesFeed.href(), routes.rulesFeed.href(), ...marketFeeds]

describe.each(feeds)('the feed %s', (path) => {
  test('has its own content type', async () => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Content-Type')).toMatch(new RegExp(`^${type.replace('+', '\\+')}`))
  })

  test('has all elements that RFC 4287 requires of a feed', async () => {
    const feed = await feedAt(path)
    expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom')
    expect(feed.id).toMatch(tagUri)
    expect(feed.title).not.toBe('')
    expect(feed.updated).toMatch(instant)
    expect(feed.author).toEqual([{ name: 'Kilima Advisory', uri: `${site}/` }])
    expect(feed.rights).toContain('CC BY 4.0')
    expect(linkOf(feed, 'self')).toEqual({ rel: 'self', type, href: site + path })
    expect(linkOf(feed, 'alternate')?.href).toMatch(new RegExp(`^${site}/(rules|insights)`))
  })

  test('has all elements that RFC 4287 requires of an entry', async () => {
    const { entry } = await feedAt(path)
    for (const feedEntry of entry) {
      expect(feedEntry.id).toMatch(tagUri)
      expect(feedEntry.title).not.toBe('')
      expect(feedEntry.summary).not.toBe('')
      expect(feedEntry.published).toMatch(instant)
      expect(feedEntry.updated >= feedEntry.published).toBe(true)
      expect(linkOf(feedEntry, 'alternate')?.href).toMatch(new RegExp(`^${site}/(rules|insights)/`))
      expect(feedEntry.category.length).toBeGreaterThan(0)
    }
    expect(new Set(entry.map(({ id }) => id)).size).toBe(entry.length)
  })

  test('has the date of its newest entry, or of the edition', async () => {
    const { updated, entry } = await feedAt(path)
    const newest = entry
      .map((feedEntry) => feedEntry.updated)
      .toSorted()
      .at(-1)
    expect(updated).toBe(newest ?? `${edition.publishedAt}T00:00:00Z`)
  })

  test('keeps its ids at another address', async () => {
    const feed = await feedAt(path)
    const elsewhere = await feedAt(path, { APP_URL: 'https://elsewhere.test' })
    expect(elsewhere.id).toBe(feed.id)
    expect(elsewhere.entry.map(({ id }) => id)).toEqual(feed.entry.map(({ id }) => id))
    expect(linkOf(elsewhere, 'self')?.href).toBe(`https://elsewhere.test${path}`)
  })
})

describe('the feed of all rules', () => {
  test('has the newest fifty', async () => {
    const { entry } = await feedAt(routes.rulesFeed.href())
    const newest = edition.rules.slice(0, maxEntries)
    expect(entry.map((feedEntry) => linkOf(feedEntry, 'alternate')?.href)).toEqual(
      newest.map(({ slug }) => site + routes.rule.href({ slug })),
    )
    expect(entry.map(({ published }) => published.slice(0, 10))).toEqual(
      newest.map(({ date }) => date),
    )
  })

  test('names market, stage and topics of each', async () => {
    const { entry } = await feedAt(routes.rulesFeed.href())
    for (const [index, { category }] of entry.entries()) {
      const { market, stage, topics } = edition.rules[index] ?? {}
      expect(category.map(({ term }) => term)).toEqual([market, stage, ...(topics ?? [])])
    }
  })

  test('escapes the name of the firm', async () => {
    const { title, author } = await feedAt(routes.rulesFeed.href(), { APP_NAME: 'A & <B> "C"' })
    expect(author[0]?.name).toBe('A & <B> "C"')
    expect(title).toContain('A & <B> "C"')
  })
})

describe('the feed of the notes that are published', () => {
  test('has the full text of each, with links to the site', async () => {
    const { entry } = await feedAt(routes.notesFeed.href())
    expect(entry.length).toBe(Math.min(edition.notes.length, maxEntries))
    for (const { content, summary, link } of entry) {
      expect(content?.type).toBe('html')
      expect(content?.['xml:base']).toBe(linkOf({ link }, 'alternate')?.href)
      expect(content?.['#text'].length).toBeGreaterThan(summary.length)
      expect(content?.['#text']).toMatch(/^<p>/)
      expect(content?.['#text']).not.toContain('[^')
    }
  })
})

describe('the feed of a market', () => {
  test.each(edition.markets)('$slug has only its own rules', async ({ slug }) => {
    const feed = await feedAt(routes.marketRulesFeed.href({ market: slug }))
    const rules = edition.rulesOf({ market: slug }).slice(0, maxEntries)
    expect(feed.entry.map((feedEntry) => linkOf(feedEntry, 'alternate')?.href)).toEqual(
      rules.map((rule) => site + routes.rule.href({ slug: rule.slug })),
    )
    expect(linkOf(feed, 'alternate')?.href).toBe(`${site}/rules?market=${slug}`)
  })

  test.each(['/rules/atlantis.atom', '/rules/.atom', '/rules/Kenya.atom'])(
    '%s is a 404 in the look of the site',
    async (path) => {
      await expectErrorPage(await newVisitor().visit(path), 404)
    },
  )
})

describe('the feed of notes', () => {
  const note = (changes: Partial<Note>): Note => ({
    slug: 'a-note',
    title: 'Tax & <b>law</b>\u0000',
    excerpt: 'What “changed” & why ]]>',
    category: 'compliance',
    date: '2026-03-01',
    featured: false,
    author: null,
    body: 'Text',
    markets: [],
    sources: [],
    corrections: [],
    ...changes,
  })
  const feedOf = (notes: Note[]) => {
    const feed = notesFeed(createEdition({ ...firstEdition(), notes }), notes, new Map())
    const absolute = (path: string) => site + path
    return feedIn(atomOf(feed, { appName: 'Firm', absolute }))
  }

  test('has the text of a note without characters that XML forbids', () => {
    const [entry] = feedOf([note({})]).entry
    expect(entry).toMatchObject({ title: 'Tax & <b>law</b>', summary: 'What “changed” & why ]]>' })
    expect(entry?.category).toEqual([{ term: 'compliance', label: 'Compliance' }])
    expect(linkOf(present(entry), 'alternate')?.href).toBe(`${site}/insights/a-note`)
  })

  test('updates a corrected note, and the feed', () => {
    const corrections = [
      { date: '2026-05-02', text: 'Newer' },
      { date: '2026-04-01', text: 'Older' },
    ]
    const feed = feedOf([note({ slug: 'b', date: '2026-04-20' }), note({ corrections })])
    expect(feed.entry.map(({ updated }) => updated.slice(0, 10))).toEqual([
      '2026-04-20',
      '2026-05-02',
    ])
    expect(feed.updated).toBe('2026-05-02T00:00:00Z')
  })

  test('has the newest fifty', () => {
    const notes = Array.from({ length: maxEntries + 1 }, (_, index) =>
      note({ slug: `note-${index}` }),
    )
    expect(feedOf(notes).entry).toHaveLength(maxEntries)
  })
})

test('an entry is updated when it was published at the desk', async () => {
  onTestFinished(startAnew)
  await publishDocument({ kind: 'rule', slug: 'published-now', fields: { date: '2026-11-01' } })
  const text = await fileText(routes.rulesFeed.href())
  const entry = text.split('<entry>').find((one) => one.includes('published-now')) ?? ''
  const [, updated = ''] = /<updated>([^<]+)/.exec(entry) ?? []
  expect(Math.abs(Date.parse(updated) - Date.now())).toBeLessThan(60_000)
  expect(entry).toContain('<published>2026-11-01T00:00:00Z</published>')
})
