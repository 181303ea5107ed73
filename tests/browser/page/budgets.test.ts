import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as words from '#client/ui/words.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { type Locale, pathInLocale, translatedLocales } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { expect, test } from '#tests/support/chromium/test.ts'

const kilobyte = 1024
/** What a visitor may have to load, in bytes; all but fonts as sent, compressed. */
const budgets = {
  scriptAtFirst: 3 * kilobyte,
  // One sheet for all, which no first page waits for: the desk, its editor, bookings and enquiries are
  // 2.5 KB of it, paper is 1 KB.
  styles: 17.5 * kilobyte,
  fonts: 60 * kilobyte,
  /** What all pages in all languages have of the page client: React, Inertia and little else. */
  entry: 105 * kilobyte,
  /**
   * Every start compiles what every request needs, 12 KB of it sentences in the further languages, which
   * are looked up when they are read; a module is compiled when a request first asks for
   * its feature or screen, and the records are a text. The sum of all modules is that of 400 files,
   * each compressed by itself; no request needs more than a few of them. Of the code 170 KB make PDFs
   * (PDFKit with fontkit, the only library that writes a structure tree in workerd; its fonts are a
   * text as well), 80 KB answer agents (@modelcontextprotocol/server), 60 KB are documents, newsletters and
   * alerts with their screens, 36 KB check passkeys (@simplewebauthn/server), 26 KB are obligations
   * and answers, 26 KB the style sheet with what each screen needs of it, 24 KB read emails
   * (postal-mime), 40 KB read and reduce pictures, 266 KB are the screens and sentences of each further language, 23 KB read calendars (ical.js) and 9 KB write them (ical-generator).
   */
  worker: { start: 70 * kilobyte, code: 1910 * kilobyte, edition: 126 * kilobyte },
}

interface PageBudget {
  /** With the rules of its screen, in kilobytes. */
  html: number
  /**
   * All script once the page is used, in kilobytes; most is the page client, for every page. A sentence
   * has a name besides its text, so that it can be translated: up to 1 KB of a page.
   */
  script: number
}

const dossier = routes.market.href({ slug: 'south-africa' })
const note = routes.note.href({ slug: 'tax-is-a-product-decision' })
const compare = routes.compareMarkets.href()

/**
 * Of a kind of page with records, the largest stands for all. With the link to the people of the firm,
 * one of whom another test publishes meanwhile: 0.1 KB; random texts differ by some bytes.
 */
const pageBudgets: Record<string, PageBudget> = {
  [routes.home.href()]: { html: 14.4, script: 123 },
  // With one person, whom another test may publish meanwhile.
  [routes.aboutUs.href()]: { html: 13, script: 120 },
  [routes.services.href()]: { html: 14.8, script: 120.7 },
  [routes.markets.href()]: { html: 24.6, script: 133.7 },
  [`${routes.markets.href()}?product=sportsbook`]: { html: 18.8, script: 133.7 },
  // Answers, dossiers and the ledger hold a form to follow the market: 5 KB of script.
  [routes.answer.href({ slug: 'kenya', product: 'sportsbook' })]: { html: 17.7, script: 134.2 },
  // Obligations are 4 KB of a dossier, 6 of two markets compared and 13 of four: every duty in words.
  [dossier]: { html: 25.2, script: 138.5 },
  // A comparison can be copied as text.
  [compare]: { html: 12.7, script: 136 },
  [`${compare}?with=kenya,ghana`]: { html: 23.8, script: 136 },
  [`${compare}?with=south-africa,nigeria,kenya,ghana`]: { html: 31.1, script: 136 },
  // Without a choice it holds every entry of every market, as its address promises.
  [routes.obligations.href()]: { html: 23.2, script: 127.4 },
  [`${routes.obligations.href()}?market=kenya`]: { html: 15.8, script: 127.4 },
  // With one article, which another test may publish meanwhile.
  [routes.insights.href()]: { html: 19.1, script: 126.2 },
  // Articles are three times as long as they were.
  [note]: { html: 16.8, script: 125.4 },
  // Files are sent with progress, by drop, paste or camera.
  [routes.contact.href()]: { html: 15.8, script: 138.5 },
  // On a phone: the tabs of the days, the bar that leads to the form, and the draft of the form.
  [routes.book.href()]: { html: 12.5, script: 130 },
  [routes.changes.href()]: { html: 10.3, script: 122.5 },
  [routes.rules.href()]: { html: 17.1, script: 127.1 },
  [routes.rule.href({ slug: 'kenya-conduct-regulations-2026' })]: { html: 12.4, script: 124.5 },
  [routes.search.href()]: { html: 10.2, script: 120.7 },
  [routes.openData.href()]: { html: 18.9, script: 124.1 },
  [routes.privacy.href()]: { html: 14.6, script: 122.1 },
  [routes.terms.href()]: { html: 10.8, script: 122.1 },
  [routes.accessibility.href()]: { html: 10.9, script: 122.1 },
  // Its form leaves the focus to whoever types on while it is sent.
  [routes.login.href()]: { html: 7.7, script: 121.4 },
}

/** As a browser asks for a document: the page client fetches a large page object by itself. */
const navigation = { 'Sec-Fetch-Dest': 'document' }

const built = (path: string) =>
  readFileSync(new URL(`../../../dist/client${path}`, import.meta.url))
const sent = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sentAll = (paths: string[]) => paths.reduce((sum, path) => sum + sent(built(path)), 0)

for (const [path, { html: htmlBudget, script }] of Object.entries(pageBudgets)) {
  test(`${path} stays within what a visitor may have to load`, async ({ request }) => {
    const html = await (await request.get(path, { headers: navigation })).text()
    expect(sent(html)).toBeLessThan(htmlBudget * kilobyte)
    const atFirst = [...html.matchAll(/\bimport\('([^']+)'\)|<script[^>]* src=/g)]
    expect(atFirst).toHaveLength(1)
    expect(sentAll(atFirst.map(([, src = '']) => src))).toBeLessThan(budgets.scriptAtFirst)
    const chunks = chunksIn(html)
    expect(chunks.length).toBeGreaterThan(1)
    expect(sentAll(chunks)).toBeLessThan(script * kilobyte)
  })
}

test.describe('in a second language', () => {
  test.skip(translatedLocales.length === 0, 'the site is in English alone')

  const marketsIn = (locale: Locale) => pathInLocale(locale, routes.markets.href())

  test('the page client stays within its budget', async ({ request }) => {
    const chunksOf = async (path: string) => chunksIn(await (await request.get(path)).text())
    const [entry = '', ...english] = await chunksOf(marketsIn('en'))
    // Libraries are what the page has in every language.
    const others = await Promise.all(translatedLocales.map((one) => chunksOf(marketsIn(one))))
    const libraries = english.filter((chunk) => others.every((all) => all.includes(chunk)))
    expect(sentAll([entry, ...libraries])).toBeLessThan(budgets.entry)
  })

  for (const locale of translatedLocales) {
    test(`a page in ${locale} loads no English sentence`, async ({ request }) => {
      const chunks = chunksIn(await (await request.get(marketsIn(locale))).text())
      expect(chunks.length).toBeGreaterThan(1)
      expect(String(chunks.map(built))).not.toContain(words.skipToContent)
    })
  }
})

/** The chunks that a page of a record has besides those that every public page has, in kilobytes. */
const ownScript = { [dossier]: 22, [note]: 12 }

for (const [path, budget] of Object.entries(ownScript)) {
  test(`${path} brings little script of its own`, async ({ request }) => {
    const chunksOf = async (one: string) => chunksIn(await (await request.get(one)).text())
    const others = await Promise.all(publicPages.map(({ href }) => chunksOf(href)))
    const own = (await chunksOf(path)).filter((chunk) => others.some((all) => !all.includes(chunk)))
    expect(own.length).toBeGreaterThan(0)
    expect(sentAll(own)).toBeLessThan(budget * kilobyte)
  })
}

function chunksIn(html: string): string[] {
  const [, client = '[]'] = html.match(/<script id="page-client"[^>]*>(.*?)<\/script>/) ?? []
  return JSON.parse(client)
}

test('every public page has its budget', () => {
  for (const { href } of publicPages) expect(pageBudgets).toHaveProperty([href])
})

test('the style sheet and the fonts are within theirs', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sheets = [...html.matchAll(/ data-stylesheet="([^"]+)"/g)].map(([, href = '']) => href)
  expect(sheets).toHaveLength(1)
  expect(sentAll(sheets)).toBeLessThan(budgets.styles)
  const fonts = [...html.matchAll(/url\("?([^)"]+\.woff2)"?\)/g)].map(([, url = '']) => url)
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce(
    (sum, url) => sum + built(url.startsWith('/') ? url : `/${url}`).length,
    0,
  )
  expect(bytes).toBeLessThan(budgets.fonts)
})

const workerFolder = join(import.meta.dirname, '../../../dist/kilima_advisory')

test('the Worker is within its own: its start, all code, and the records', () => {
  expect(sizeOf([...startOf('index.js')])).toBeLessThan(budgets.worker.start)
  expect(sizeOf(workerModules())).toBeLessThan(budgets.worker.code)
  // Who reads public pages asks no database: its tables are as much again.
  expect([...startOf('index.js')].filter(hasTables)).toEqual([])
  // The records grow with what the firm knows, as one text that no start reads; the code should not.
  expect(sent(JSON.stringify(firstEdition()))).toBeLessThan(budgets.worker.edition)
})

const recordScreens = ['home', 'markets', 'compare', 'rules', 'obligations']

test('pages of records need neither the schemas of records nor the library for Markdown', () => {
  const routesOf = (screen: string) =>
    workerModules().filter((name) => codeOf(name).includes(`,\`marketing/${screen}\``))
  const features = recordScreens.flatMap(routesOf)
  expect(features).toHaveLength(recordScreens.length)
  const needed = new Set(features.flatMap((name) => [...startOf(name)]))
  expect([...needed].filter((name) => /ZodType|CounterClockwise/.test(codeOf(name)))).toEqual([])
})

function workerModules(): string[] {
  const files = readdirSync(workerFolder, { recursive: true, encoding: 'utf8' })
  return files.filter((name) => name.endsWith('.js'))
}

function codeOf(name: string): string {
  return readFileSync(join(workerFolder, name), 'utf8')
}

/** The modules that a module of the Worker needs before it runs, with itself. */
function startOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const imports = codeOf(name).matchAll(
    /(?:^|[;}\n])(?:import|export)[\w$*{},\s]*?(?:from)?"(\.[^"]+\.js)"/g,
  )
  for (const [, path = ''] of imports) startOf(join(dirname(name), path), seen)
  return seen
}

function hasTables(name: string): boolean {
  return codeOf(name).includes('drizzle:')
}

function sizeOf(names: string[]): number {
  return names.reduce((sum, name) => sum + sent(readFileSync(join(workerFolder, name))), 0)
}
