import { env } from 'cloudflare:workers'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { type Browser, pageObjectOf } from '#tests/support/browser.ts'
import {
  createDocument,
  newestOf,
  newSlug,
  sendDocument,
  sendPublication,
} from '#tests/support/desk/desk-documents.ts'
import { anEditor, seedShipped, usualFields, workOf } from '#tests/support/desk/documents.ts'
import { headOf } from '#tests/support/head.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { dangersIn } from '#tests/support/safe-html.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { badAddresses, xssPayloads } from '#tests/support/xss-payloads.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { refreshIndex } from '#worker/site/search/refresh-index.ts'

/** The long fields of one document of each kind contain all payloads. */
const all = xssPayloads.join(' \n\n')
const single = (text: string) => [...text.replace(/\s*[\r\n]+\s*/g, ' ')].slice(0, 150).join('')

// The short fields of the documents of each kind contain all payloads between them.
const atOnce = 6
const portions = Array.from({ length: Math.ceil(xssPayloads.length / atOnce) }, (_, index) => {
  return xssPayloads.slice(index * atOnce, (index + 1) * atOnce)
})

let editor: Browser
let account: Awaited<ReturnType<typeof createUser>>
const notes: { slug: string; id: string }[] = []
const rules: { slug: string; id: string }[] = []
const market = { slug: 'xss-land', id: '' }
const newsletter = { slug: 'xss-letter', id: '' }

beforeAll(async () => {
  await seedShipped()
  account = await createUser({ role: 'editor' })
  editor = await signedInAs(account)
  market.id = await createDocument(editor, {
    kind: 'market',
    slug: market.slug,
    ...hostileMarket(),
  })
  await sendPublication(editor, market.id)
  for (const [index, portion] of portions.entries()) {
    const long = index === 0 ? all : portion.join(' \n\n')
    const newSources = portion.map((payload) => {
      return {
        id: newSlug(),
        publisher: single(payload),
        title: single(payload),
        date: null,
        url: null,
      }
    })
    const [source] = newSources.map(({ id }) => id)
    const title = single(portion.join(' ').slice(0, lengths.documentTitle))
    const note = {
      slug: newSlug(),
      title,
      excerpt: portion.join(' '),
      body: `${long}\n\nIt is so.[^${newSources.map(({ id }) => id).join('] [^')}]`,
      corrections: [{ date: '2026-11-22', text: long }],
      sources: newSources.map(({ id }) => ({ source: id, section: single(portion.join(' ')) })),
      markets: [market.slug, 'ghana'],
      newSources,
    }
    const id = await createDocument(editor, note)
    notes.push({ slug: note.slug, id })
    const rule = {
      slug: newSlug(),
      title,
      text: long,
      before: long,
      after: long,
      section: title,
      source,
    }
    const ruleId = await createDocument(editor, { kind: 'rule', market: market.slug, ...rule })
    rules.push({ slug: rule.slug, id: ruleId })
  }
  await publishAtOnce([...notes, ...rules])
  newsletter.id = await createDocument(editor, {
    kind: 'letter',
    slug: newsletter.slug,
    subject: single(all),
    introduction: all,
    closing: all,
    notes: notes.map(({ slug }) => slug),
    rules: rules.map(({ slug }) => slug),
  })
  await refreshIndex(env.SEARCH, currentEdition())
})

/** Publishes documents in one edition, which takes as long to write as one of a single document. */
async function publishAtOnce(all: readonly { id: string }[]) {
  const { work, finish } = workOf()
  const by = await anEditor()
  for (const { id: documentId } of all) {
    const revision = { documentId, revisionId: await newestOf(documentId), from: new Date() }
    expect((await publish(work, by, revision)).outcome).toBe('published')
  }
  await finish()
}

function hostileMarket() {
  const usual = usualFields.market()
  const cited = { source: usual.facts[0]?.source ?? '', section: all }
  const of = <Item extends object>(item: Item | undefined, changed: object) => [
    { ...item, ...changed },
  ]
  return {
    ...usual,
    code: 'XS',
    isoNumeric: '999',
    depth: 'full',
    name: single(all),
    capital: single(all),
    regulation: all,
    regulators: [{ name: single(all), url: 'https://example.com/"onmouseover="alert(1)', of: all }],
    laws: [{ title: single(all), year: 2026, ...cited }],
    products: usual.products.map((product) => ({ ...product, ...cited, text: all })),
    taxes: of(usual.taxes[0], { ...cited, name: single(all) }),
    licence: Object.fromEntries(
      Object.keys(usual.licence).map((key) => [key, { value: all, ...cited }]),
    ),
    opportunities: xssPayloads.map((text) => ({ text, source: null })),
    challenges: xssPayloads.map((text) => ({ text, source: null })),
    judgements: [{ from: '2026-11-22', score: 3, text: all, why: all }],
    facts: of(usual.facts[0], { ...cited, unit: single(all) }),
  }
}

/** Returns every page that shows one of the documents. */
function pages(): string[] {
  return [
    '/',
    routes.insights.href(),
    routes.rules.href(),
    `${routes.rules.href()}?market=${market.slug}`,
    routes.markets.href(),
    `${routes.markets.href()}?product=sportsbook`,
    routes.market.href(market),
    routes.market.href({ slug: 'ghana' }),
    `${routes.compareMarkets.href()}?with=${market.slug},ghana`,
    routes.openData.href(),
    `${routes.search.href()}?q=script`,
    `${routes.search.href()}?q=alert`,
    `${routes.contact.href()}?market=${market.slug}`,
    ...notes.map((note) => routes.note.href(note)),
    ...rules.map((rule) => routes.rule.href(rule)),
  ]
}

describe('input from the desk on a public page', () => {
  test('adds no element, event handler or link', async () => {
    for (const path of pages()) {
      const response = await newVisitor().visit(path)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      expect(await dangersIn(html), path).toEqual([])
    }
  })

  test('is plain text in page objects and metadata', async () => {
    for (const note of notes) {
      const html = await (await newVisitor().visit(routes.note.href(note))).text()
      const { title, excerpt } = pageObjectOf<Pages['marketing/note']>(html).props.note
      const head = headOf(html)
      expect(head.meta('description')).toBe(excerpt)
      expect(head.title).toContain(title)
      expect(head.jsonLd.find((entry) => entry['@type'] === 'Article')).toMatchObject({
        headline: title,
      })
    }
  })

  test('links from Markdown only to https, mail and the site', async () => {
    const [note] = notes
    const { props } = await newVisitor().page(routes.note.href(note ?? { slug: '' }))
    const links = [...String(props.html).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(2)
    for (const href of links) expect(href).toMatch(/^(https:\/\/|\/%5C|#source-\d+$)/)
    expect(props.html).not.toMatch(
      /<(?!\/?(?:a|p|h[2-6]|ul|ol|li|em|strong|code|pre|blockquote|hr|br|span|div|table|thead|tbody|tr|th|td)[ >/])/i,
    )
  })

  test('is the same on previews and pages, also of a newsletter', async () => {
    for (const { id } of [...notes.slice(0, 1), ...rules.slice(0, 1), market, newsletter]) {
      const html = await (await editor.visit(routes.documentPreview.href({ id }))).text()
      expect(await dangersIn(html)).toEqual([])
    }
  })

  test('is harmless at the desk', async () => {
    for (const { id } of [...notes.slice(0, 1), ...rules.slice(0, 1), market, newsletter]) {
      const path = routes.deskDocument.href({ id })
      const { props } = await editor.page(`${path}?against=${await newestOf(id)}`)
      expect(props.diff).toEqual([])
    }
  })
})

interface Entry {
  title: unknown
  content?: { '#text'?: string }
}

describe('in feeds and files', () => {
  test.each([
    routes.notesFeed.href(),
    routes.rulesFeed.href(),
    routes.marketRulesFeed.href({ market: market.slug }),
  ])('%s is well-formed and its HTML harmless', async (path) => {
    const xml = await (await newVisitor().visit(path)).text()
    expect(XMLValidator.validate(xml)).toBe(true)
    const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' })
    const { entry }: { entry: Entry[] } = parser.parse(xml).feed
    expect(entry.length).toBeGreaterThanOrEqual(portions.length)
    expect(JSON.stringify(entry.map(({ title }) => title))).not.toContain('"evil"')
    for (const { content } of entry) {
      expect(await dangersIn(content?.['#text'] ?? '')).toEqual([])
    }
  })

  test('the data is JSON with any content', async () => {
    for (const path of [
      '/data/markets.json',
      '/data/rules.json',
      '/data/facts.json',
      `/data/markets/${market.slug}.json`,
    ]) {
      const response = await newVisitor().visit(path)
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect((await response.json<{ items: unknown[] }>()).items.length).toBeGreaterThan(0)
    }
  })

  test('no cell of a table is a formula', async () => {
    for (const table of ['markets', 'rules', 'facts']) {
      const csv = await (await newVisitor().visit(`/data/${table}.csv`)).text()
      expect(csv).not.toMatch(/(?:^|,|\r\n)"?[=@\t]/)
      expect(csv).not.toMatch(/(?:^|,|\r\n)"?=HYPERLINK/)
    }
  })

  test('the calendar has no injected line', async () => {
    const calendar = await (await newVisitor().visit(routes.rulesCalendar.href())).text()
    const unfolded = calendar.replace(/\r\n[ \t]/g, '')
    expect(unfolded.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([])
    expect(unfolded).not.toMatch(/[^\r]\n/)
    const events = unfolded.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')
    const ended = unfolded.split('\r\n').filter((line) => line === 'END:VEVENT')
    expect(events.length).toBe(ended.length)
  })

  test('the sitemap is XML', async () => {
    const xml = await (await newVisitor().visit(routes.sitemap.href())).text()
    expect(XMLValidator.validate(xml)).toBe(true)
  })
})

test('a newsletter has no injected header or markup', async () => {
  const path = routes.letterTests.href({ id: newsletter.id })
  expect((await editor.send(path, {}, { as: 'json' })).status).toBeLessThan(300)
  const [mail] = await mailbox(account.email)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(await dangersIn(mail?.html ?? '')).toEqual([])
})

test.each(badAddresses)('sources and regulators refuse the URL %j', async (url) => {
  const source = { id: newSlug(), publisher: 'A', title: 'B', date: null, url }
  const asSource = await errorsOf(await sendDocument(editor, { newSources: [source] }))
  expect(Object.keys(asSource)).toEqual(['newSources.0.url'])
  const regulators = [{ name: 'A', url, of: 'B' }]
  const ofMarket = await errorsOf(await sendDocument(editor, { kind: 'market', regulators }))
  expect(Object.keys(ofMarket)).toEqual(['regulators.0.url'])
})

test('names of prototypes in fields change nothing', async () => {
  const note = { slug: newSlug(), ...JSON.parse('{"__proto__":{"polluted":1},"constructor":1}') }
  await sendDocument(editor, note)
  expect('polluted' in {}).toBe(false)
})
