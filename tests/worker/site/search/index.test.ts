import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { offeredLocales } from '#shared/locales.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { failingDatabase } from '#tests/support/db/failing-stores.ts'
import { present } from '#tests/support/present.ts'
import { replacing } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  buildIndexOf,
  buildPublishedIndex,
  search,
  searchPath,
} from '#tests/support/site/search.ts'
import { openKeyValueStore } from '#worker/db/key-value-store.ts'
import { openDatabase } from '#worker/db/stores.ts'
import {
  createEdition,
  currentEdition,
  editionOf,
  setCurrentEdition,
} from '#worker/knowledge/edition.ts'
import { publishedOf } from '#worker/knowledge/published-records.ts'
import { inLocale } from '#worker/locale.ts'
import {
  buildIndexInBatches,
  createIndexBuild,
  updateIndex,
} from '#worker/site/search/build-index.ts'
import { documentsOf } from '#worker/site/search/documents.ts'
import { indexOf, refreshIndex } from '#worker/site/search/refresh-index.ts'

/** Returns another object for the same database, which the cached checks do not know. */
const unknownIndex = () => replacing(env.SEARCH, {})
const built = () => env.SEARCH.prepare('SELECT edition, hash FROM built').first()
const refreshByCron = (SEARCH = unknownIndex()) => runCron({ SEARCH })

async function dropIndex() {
  const tables = ['documents', 'built', 'next', 'pieces']
  await env.SEARCH.batch(tables.map((name) => env.SEARCH.prepare(`DROP TABLE IF EXISTS ${name}`)))
}

afterAll(buildPublishedIndex)

describe('the index', () => {
  beforeEach(dropIndex)

  test('holds every document of the edition', async () => {
    await buildPublishedIndex()
    const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
    const documents = documentsOf(currentEdition()).map(({ excerpt, body, ...document }) => ({
      ...document,
      excerpt: inOneLine(excerpt),
      body: inOneLine(body),
    }))
    const { results } = await env.SEARCH.prepare(
      'SELECT kind, title, href, date, market, excerpt, body FROM documents ORDER BY rowid',
    ).all()
    expect(results).toEqual(documents)
  })

  test('is built once for the same documents, and again for others', async () => {
    const build = await indexOf(currentEdition())
    const { edition, hash } = build
    expect(await updateIndex(env.SEARCH, build)).toBe(true)
    expect(await built()).toEqual({ edition, hash })
    expect(await updateIndex(env.SEARCH, build)).toBe(false)
    const [first, ...rest] = documentsOf(currentEdition())
    const corrected = [{ ...present(first), title: 'Corrected' }, ...rest]
    expect(await updateIndex(env.SEARCH, await createIndexBuild(edition, corrected))).toBe(true)
    const next = createEdition({ ...firstEdition(), number: edition + 1 })
    expect(await updateIndex(env.SEARCH, await indexOf(next))).toBe(true)
  })

  test('is built again when its table is missing, although its edition is on record', async () => {
    const build = await indexOf(currentEdition())
    await updateIndex(env.SEARCH, build)
    await env.SEARCH.exec('DROP TABLE documents')
    expect(await updateIndex(env.SEARCH, build)).toBe(true)
    expect((await search('kenya')).total).toBeGreaterThan(0)
  })

  test('accepts documents longer than a statement', async () => {
    const body = `${"it's – “long” 🏔️ ".repeat(20_000)}needle`
    await buildIndexOf([{ title: 'Long', body }])
    expect(await env.SEARCH.prepare('SELECT body FROM documents').first('body')).toBe(body)
    expect((await search('needle')).total).toBe(1)
  })

  test('accepts more documents than fit into one value', async () => {
    const body = 'word '.repeat(2000)
    const documents = Array.from({ length: 300 }, (_, at) => ({ title: `Title ${at}`, body }))
    await buildIndexOf(documents)
    const { results } = await env.SEARCH.prepare('SELECT title FROM documents ORDER BY rowid').all()
    expect(results).toEqual(documents.map(({ title }) => ({ title })))
  })

  test('leaves no temporary tables', async () => {
    await buildIndexOf([{}])
    const { results } = await env.SEARCH.prepare(
      "SELECT name FROM sqlite_master WHERE name GLOB 'next*' OR name = 'pieces'",
    ).all()
    expect(results).toEqual([])
  })

  test('is available while it is rebuilt', async () => {
    await buildIndexOf([{ title: 'Always there' }])
    const builds = Array.from({ length: 10 }, (_, at) =>
      buildIndexOf([{ title: 'Always there', body: `Build ${at}` }]),
    )
    const searches = Array.from({ length: 60 }, async () => (await search('always')).total)
    await Promise.all(builds)
    expect(new Set(await Promise.all(searches))).toEqual(new Set([1]))
  })

  test('stays unchanged when a rebuild fails', async () => {
    await buildIndexOf([{ title: 'Always there' }])
    const build = await createIndexBuild(7, [])
    const broken = {
      ...build,
      statements: [...build.statements, { sql: 'SELECT nothing', params: [] }],
    }
    await expect(updateIndex(env.SEARCH, broken)).rejects.toThrow('nothing')
    expect((await search('always')).total).toBe(1)
  })

  test('is that of the latest build, which overtakes the other', async () => {
    const [head] = documentsOf(currentEdition())
    if (!head) throw new Error('Expected a document')
    const portion = (title: string) => [{ ...head, title }]
    async function* later() {
      yield portion('Later')
    }
    async function* earlier() {
      yield portion('Earlier')
      const latest = { edition: 2, hash: 'later' }
      expect(await buildIndexInBatches(env.SEARCH, latest, later())).toBe('built')
      yield portion('Earlier')
    }
    const outcome = await buildIndexInBatches(
      env.SEARCH,
      { edition: 1, hash: 'earlier' },
      earlier(),
    )
    expect(outcome).toBe('overtaken')
    expect(await built()).toEqual({ edition: 2, hash: 'later' })
    expect((await search('later')).total).toBe(1)
    expect((await search('earlier')).total).toBe(0)
  })

  test('rethrows an error while there is no other build', async () => {
    async function* broken() {
      yield []
      throw new Error('no text')
    }
    const build = buildIndexInBatches(env.SEARCH, { edition: 1, hash: 'broken' }, broken())
    await expect(build).rejects.toThrow('no text')
  })

  test('that is missing makes the search unavailable, not empty', async () => {
    const response = await newVisitor().visit(searchPath({ q: 'Kenya' }))
    expect(response.status).toBe(503)
  })
})

test('another language is searched in English, marked as such, until it has an index', async () => {
  await buildPublishedIndex()
  await env.SEARCH.exec('DROP TABLE documents_fr')
  const html = await (
    await newVisitor().visit(`/fr${searchPath({ q: 'product decision' })}`)
  ).text()
  expect(html).toContain('<span lang="en">Tax is a product decision</span>')
})

describe('the cron', () => {
  stoppedClock()
  beforeEach(dropIndex)

  test('builds an index that is missing', async () => {
    await refreshByCron()
    expect(await built()).toMatchObject({ edition: currentEdition().number })
    expect((await search('Kenya')).total).toBeGreaterThan(0)
  })

  test('rebuilds an index of another edition', async () => {
    await buildIndexOf([{ title: 'Older' }])
    await refreshByCron()
    expect(await built()).toMatchObject({ edition: currentEdition().number })
    expect((await search('older')).results.map(({ title }) => title)).not.toContain('Older')
  })

  test('reads once per edition and language, then once an hour, and writes nothing', async () => {
    // The shipped records may be published after the build, as another edition.
    await refreshByCron()
    const prepare = vi.fn((query: string) => env.SEARCH.prepare(query))
    const SEARCH = replacing(env.SEARCH, { prepare })
    await refreshByCron(SEARCH)
    await refreshByCron(SEARCH)
    expect(prepare).toHaveBeenCalledTimes(offeredLocales.length)
    vi.setSystemTime(Date.now() + 3_600_000)
    await refreshByCron(SEARCH)
    expect(prepare).toHaveBeenCalledTimes(2 * offeredLocales.length)
    const next = createEdition({ ...firstEdition(), number: 2 })
    expect(await refreshIndex(SEARCH, next)).toBe('built')
  })

  test('does its other work when the index cannot be reached', async () => {
    await expect(refreshByCron(failingDatabase())).resolves.toBeUndefined()
  })
})

describe('an index of a later edition', () => {
  beforeEach(dropIndex)

  test('stays, and no translation of the present one is read for it', async () => {
    const translations = Object.fromEntries(offeredLocales.map((locale) => [locale, 8]))
    const records = { ...publishedOf(firstEdition()), number: 8, translations }
    const served = currentEdition()
    onTestFinished(() => setCurrentEdition(served))
    setCurrentEdition(editionOf(records, 'published'))
    const documents = documentsOf(currentEdition()).slice(0, 1)
    for (const locale of offeredLocales) {
      const build = await inLocale(locale, () => createIndexBuild(9, documents))
      await updateIndex(env.SEARCH, build)
    }
    const get = vi.fn(async () => null)
    const kv = openKeyValueStore(replacing(env.KV, { get }))
    const stores = { db: openDatabase(env.DB), kv }
    expect(await refreshIndex(unknownIndex(), currentEdition(), stores)).toBe('unchanged')
    expect(get).not.toHaveBeenCalled()
  })
})
