import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editionRefreshSeconds } from '#shared/constants.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  failingDatabase,
  failingKeyValueStore,
  hangingKeyValueStore,
} from '#tests/support/db/failing-stores.ts'
import { publishDocument, seedShipped, writeEditionNow } from '#tests/support/desk/documents.ts'
import { replacing } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition, setCurrentEdition, shippedEdition } from '#worker/knowledge/edition.ts'
import { editionKeys } from '#worker/knowledge/edition-in-kv.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

/** Returns the tests' KV, recording its reads; `answer` may replace a value. */
function watchedKeyValueStore(
  answer: (key: string) => string | null | undefined = () => undefined,
) {
  const read: (string | string[])[] = []
  const KV = replacing(env.KV, {
    get: async (key: string | string[], options: never) => {
      read.push(key)
      if (typeof key !== 'string') return env.KV.get(key, options)
      const other = answer(key)
      return other === undefined ? env.KV.get(key, options) : other
    },
  })
  return { KV, read }
}

const isShipped = () => currentEdition() === shippedEdition()

beforeAll(async () => {
  await seedShipped()
  await publishDocument({ kind: 'note', slug: 'fresh', fields: { title: 'A fresh note' } })
})
beforeEach(() => resetEdition())

const path = '/insights/fresh'
const noteOf = async (stores: Record<string, unknown>, at = path) => {
  const response = await newVisitor(stores).visit(at)
  return { status: response.status, text: await response.text() }
}

describe('an isolate', () => {
  stoppedClock()

  test('waits for the newest edition on its first request', async () => {
    await publishDocument({ kind: 'note', slug: 'fresh', fields: { title: 'A fresh note' } })
    resetEdition()
    expect(await noteOf({})).toEqual({ status: 200, text: expect.stringContaining('A fresh note') })
  })

  test('checks for a newer one every 30 seconds, after the reply', async () => {
    const { KV, read } = watchedKeyValueStore()
    await noteOf({ KV }, '/')
    expect(read[0]).toBe(editionKeys.current)
    read.length = 0
    for (const page of ['/', '/insights', '/rules', '/data/rules.json', '/markets']) {
      await noteOf({ KV }, page)
      await noteOf({ KV }, page)
    }
    // The texts in the list of articles are read only once.
    expect(read.filter((key) => typeof key === 'string')).toEqual([])
    expect(read.length).toBeLessThanOrEqual(1)
    later(editionRefreshSeconds)
    await noteOf({ KV }, '/')
    await noteOf({ KV }, '/')
    expect(read.filter((key) => key === editionKeys.current)).toHaveLength(1)
  })

  test('shows publications from elsewhere within that time', async () => {
    await noteOf({}, '/')
    const edition = currentEdition()
    await publishDocument({ kind: 'note', slug: 'fresh', fields: { title: 'Fresher' } })
    resetEdition()
    const { KV } = watchedKeyValueStore((key) =>
      key === editionKeys.current ? JSON.stringify({ number: edition.number }) : undefined,
    )
    await noteOf({ KV }, '/')
    later(editionRefreshSeconds)
    await noteOf({}, '/')
    expect((await noteOf({})).text).toContain('Fresher')
  })

  test('waits for the newest edition again after a minute without requests', async () => {
    await noteOf({}, '/')
    const { number } = currentEdition()
    const stale = currentEdition()
    await publishDocument({ kind: 'note', slug: 'fresh', fields: { title: 'After a pause' } })
    setCurrentEdition(stale)
    expect(currentEdition().number).toBe(number)
    later(2 * editionRefreshSeconds)
    expect((await noteOf({})).text).toContain('After a pause')
  })

  test('lets all concurrent requests at its start wait for one response', async () => {
    const { KV, read } = watchedKeyValueStore()
    const notes = await Promise.all(Array.from({ length: 5 }, () => noteOf({ KV })))
    expect(notes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(read.filter((key) => key === editionKeys.current)).toHaveLength(1)
  })

  test('never goes back to an older edition', async () => {
    await noteOf({}, '/')
    const { number } = currentEdition()
    const { KV } = watchedKeyValueStore((key) =>
      key === editionKeys.current ? JSON.stringify({ number: number - 1 }) : undefined,
    )
    later(editionRefreshSeconds)
    await noteOf({ KV }, '/')
    expect(currentEdition().number).toBe(number)
  })
})

describe('with any failure of KV', () => {
  const odd: [string, () => KVNamespace][] = [
    ['is down', () => failingKeyValueStore()],
    ['hangs', () => hangingKeyValueStore()],
    ['is empty', () => watchedKeyValueStore(() => null).KV],
    ['holds garbage for a pointer', () => watchedKeyValueStore(() => '{"number":').KV],
    ['holds another pointer', () => watchedKeyValueStore(() => '{"number":"7"}').KV],
    ['holds nothing', () => watchedKeyValueStore(() => 'null').KV],
    [
      'points at what is not there',
      () => watchedKeyValueStore((key) => (/current/.test(key) ? '{"number":999}' : null)).KV,
    ],
    [
      'holds an index of another form',
      () =>
        watchedKeyValueStore((key) =>
          /current/.test(key) ? '{"number":999}' : '{"format":0,"number":999,"markets":[]}',
        ).KV,
    ],
    [
      'holds an index that breaks off',
      () =>
        watchedKeyValueStore((key) =>
          /current/.test(key) ? '{"number":999}' : '{"format":1,"number":999,"markets":[{}]}',
        ).KV,
    ],
  ]

  test.each(odd)('%s: the shipped edition is shown, and soon', async (_, store) => {
    const startedAt = performance.now()
    const [note] = firstEdition().notes
    const notes = await noteOf({ KV: store() }, `/insights/${note?.slug}`)
    expect(notes).toEqual({ status: 200, text: expect.stringContaining(note?.title ?? '') })
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect(isShipped()).toBe(true)
  })

  test('and D1 down: the published edition stays', async () => {
    await noteOf({}, '/')
    const DB = failingDatabase()
    const KV = failingKeyValueStore()
    for (const page of ['/', '/insights', '/rules', '/markets/ghana', '/data/rules.json']) {
      expect((await noteOf({ DB, KV }, page)).status, page).toBe(200)
    }
  })
})

describe('the text of an article', () => {
  /** Publishes an article that no isolate has read yet. */
  async function newNote() {
    const slug = `unread-${crypto.randomUUID()}`
    await publishDocument({ kind: 'note', slug, fields: { title: 'Unread' } })
    await noteOf({}, '/')
    return `/insights/${slug}`
  }

  test('is read from KV while D1 is down', async () => {
    const notes = await noteOf({ DB: failingDatabase() }, await newNote())
    expect(notes).toEqual({ status: 200, text: expect.stringContaining('It says more below.') })
  })

  test('is read from D1 if KV has none or an invalid one', async () => {
    for (const value of [null, '{"number":1}', 'nonsense']) {
      const notePath = await newNote()
      const KV = replacing(env.KV, {
        get: async (keys: string | string[]) =>
          typeof keys === 'string' ? null : new Map(keys.map((key) => [key, value])),
      })
      expect((await noteOf({ KV }, notePath)).text).toContain('It says more below.')
    }
  })

  test('is the shipped one with both stores down, if the article shipped', async () => {
    await writeEditionNow()
    resetEdition()
    await noteOf({}, '/')
    const note = firstEdition().notes.at(-1)
    const stores = { DB: failingDatabase(), KV: failingKeyValueStore() }
    expect((await noteOf(stores, `/insights/${note?.slug}`)).status).toBe(200)
  })

  test('is a 503 for this article alone if no store has it', async () => {
    const notePath = await newNote()
    const stores = { DB: failingDatabase(), KV: failingKeyValueStore() }
    const response = await newVisitor(stores).visit(notePath)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
    expect((await noteOf({}, notePath)).status).toBe(200)
  })
})
