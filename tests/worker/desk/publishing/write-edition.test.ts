import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { eventualKeyValueStore } from '#tests/support/db/eventual-kv.ts'
import { failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import {
  anEditor,
  insertRevision,
  publishDocument,
  seedShipped,
  unpublishDocument,
  workOf,
  writeEditionNow,
} from '#tests/support/desk/documents.ts'
import { replacing } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { applyDuePublications } from '#worker/desk/publishing/apply-due-publications.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { editionKeys } from '#worker/knowledge/edition-in-kv.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

const newest = () =>
  env.DB.prepare('SELECT max(number) AS n FROM effective_publications').first<number>('n')
const writtenNumbers = () =>
  env.DB.prepare('SELECT written_number AS n FROM publishing').first<number>('n')
const lease = () => env.DB.prepare('SELECT leased_until AS l FROM publishing').first('l')

async function pointer(): Promise<number | null> {
  const text = await env.KV.get(editionKeys.current)
  return text === null ? null : JSON.parse(text).number
}

/** Returns the title of an article from a Worker that has just started. */
async function titleFor(slug: string): Promise<string | null> {
  resetEdition()
  const response = await newVisitor().visit(`/insights/${slug}`)
  const text = await response.text()
  return response.status === 200 ? (text.match(/<h1[^>]*>([^<]*)/)?.[1] ?? '') : null
}

/** Returns a store that fails from its nth write on, as if the Worker had been killed. */
function endingAfter(writes: number, onPut: (key: string) => void = () => {}): KVNamespace {
  let writesLeft = writes
  return replacing(env.KV, {
    put: async (key: string, value: string) => {
      if (writesLeft <= 0) throw new Error('KV PUT failed: 500 Internal Server Error')
      writesLeft -= 1
      await env.KV.put(key, value)
      onPut(key)
    },
  })
}

beforeAll(() => seedShipped())
beforeEach(() => writeEditionNow())

describe('the edition in KV', () => {
  test('is written as texts, then the index, then the pointer', async () => {
    const keys: string[] = []
    const KV = endingAfter(Number.POSITIVE_INFINITY, (key) => keys.push(key))
    const { revisionId } = await publishDocument({ kind: 'note', slug: 'in-order' }, { KV })
    const number = await newest()
    expect(keys).toEqual([
      editionKeys.body(revisionId),
      editionKeys.index(number ?? 0),
      editionKeys.current,
    ])
    expect(await pointer()).toBe(number)
    expect(await writtenNumbers()).toBe(number)
    expect(await lease()).toBeNull()
  })

  test.each([0, 1, 2])(
    'stays the old one if a Worker ends after %i writes, until cron writes the new one',
    async (writes) => {
      const slug = `killed-${writes}`
      await publishDocument({ kind: 'note', slug, fields: { title: 'Old state' } })
      const before = await pointer()
      const KV = endingAfter(writes)
      await publishDocument({ kind: 'note', slug, fields: { title: 'New state' } }, { KV })
      expect(await pointer()).toBe(before)
      expect(await titleFor(slug)).toBe('Old state')
      await runCron()
      expect(await titleFor(slug)).toBe('New state')
      expect(await pointer()).toBe(await newest())
    },
  )

  test('is written by cron once the lease of a killed Worker has expired', async () => {
    const ends = Date.now() + 20_000
    await env.DB.prepare('UPDATE publishing SET leased_until = ?').bind(ends).run()
    await publishDocument({ kind: 'note', slug: 'killed', fields: { title: 'Old state' } })
    await runCron()
    expect(await titleFor('killed')).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: ends + 1000 })
    await runCron()
    vi.useRealTimers()
    expect(await titleFor('killed')).toBe('Old state')
  })

  test('is left to the Worker with the lease, which also writes newer ones', async () => {
    const revisions = await insertRevision({ kind: 'note', slug: 'meanwhile' })
    const { work } = workOf()
    let interrupted = false
    const KV = replacing(env.KV, {
      put: async (key: string, value: string) => {
        if (key === editionKeys.current && !interrupted) {
          interrupted = true
          await publish(work, await anEditor(), { ...revisions, from: new Date() })
          await writeEditionNow()
          expect(await pointer()).not.toBe(await newest())
        }
        await env.KV.put(key, value)
      },
    })
    await publishDocument({ kind: 'note', slug: 'before' }, { KV })
    expect(interrupted).toBe(true)
    expect(await pointer()).toBe(await newest())
    expect(await titleFor('meanwhile')).not.toBeNull()
  })

  test('is never set back by a Worker that lost its lease', async () => {
    const KV = replacing(env.KV, {
      put: async (key: string, value: string) => {
        if (key.startsWith(editionKeys.indexes)) {
          await env.DB.prepare('UPDATE publishing SET leased_until = NULL').run()
          await publishDocument({ kind: 'note', slug: 'newer' })
        }
        await env.KV.put(key, value)
      },
    })
    await publishDocument({ kind: 'note', slug: 'slow' }, { KV })
    expect(await pointer()).toBe(await newest())
    expect(await titleFor('newer')).not.toBeNull()
    expect(await titleFor('slow')).not.toBeNull()
  })

  test('is complete after fifty concurrent publications by Workers that all write', async () => {
    const revisions = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        insertRevision({ kind: 'note', slug: `of-fifty-${index}` }),
      ),
    )
    const editor = await anEditor()
    await Promise.all(
      revisions.map(async (revision) => {
        const { work, finish } = workOf()
        await publish(work, editor, { ...revision, from: new Date() })
        await finish()
      }),
    )
    const number = await newest()
    expect(await pointer()).toBe(number)
    const index = JSON.parse((await env.KV.get(editionKeys.index(number ?? 0))) ?? '')
    const slugs = index.notes.map(({ slug }: { slug: string }) => slug)
    expect(slugs.filter((slug: string) => slug.startsWith('of-fifty-'))).toHaveLength(50)
    expect(await titleFor('of-fifty-49')).not.toBeNull()
  })

  test('keeps few indexes', async () => {
    for (const index of [1, 2, 3]) await publishDocument({ kind: 'note', slug: `few-${index}` })
    const { keys } = await env.KV.list({ prefix: editionKeys.indexes })
    expect(keys.length).toBeLessThanOrEqual(2)
  })

  test('leaves out invalid records and shows the rest', async () => {
    const log = vi.spyOn(console, 'log')
    const broken = { kind: 'rule', slug: 'broken', fields: { stage: 'nonsense' } } as const
    await publishDocument(broken as never)
    await publishDocument({
      kind: 'note',
      slug: 'unsourced',
      fields: { sources: [{ source: 'no-such-source', section: null }] },
    })
    await publishDocument({ kind: 'note', slug: 'beside', fields: { title: 'Beside it' } })
    expect(await titleFor('beside')).toBe('Beside it')
    expect(await titleFor('unsourced')).toBeNull()
    expect((await newVisitor().visit('/rules/broken')).status).toBe(404)
    const leftOut = log.mock.calls
      .map(([line]) => String(line))
      .filter((line) => /left-out/.test(line))
    expect(leftOut.some((line) => line.includes('broken'))).toBe(true)
    expect(leftOut.some((line) => line.includes('no-such-source'))).toBe(true)
    await unpublishDocument('rule', 'broken')
    await unpublishDocument('note', 'unsourced')
  })

  test('counts the words of an article', async () => {
    const body = `${'one  two\n\nthree\tfour five\u00a0'.repeat(50)} `
    const { revisionId } = await publishDocument({ kind: 'note', slug: 'words', fields: { body } })
    const text = await env.KV.get(editionKeys.index((await newest()) ?? 0))
    const head = JSON.parse(text ?? '').notes.find((note: { revision: string }) => {
      return note.revision === revisionId
    })
    expect(head.minutes).toBe(Math.ceil(body.split(/\s+/).filter(Boolean).length / 200))
    expect(head).not.toHaveProperty('body')
  })
})

describe('an index that an earlier version of the product wrote', () => {
  afterEach(() => resetEdition())

  test('shows the shipped records of a list that it lacks', async () => {
    await publishDocument({ kind: 'note', slug: 'earlier', fields: { title: 'Of before' } })
    const key = editionKeys.index((await newest()) ?? 0)
    const { rules, ...index } = JSON.parse((await env.KV.get(key)) ?? '')
    await env.KV.put(key, JSON.stringify(index))
    resetEdition()
    expect(await titleFor('earlier')).toBe('Of before')
    expect(currentEdition().rules).toHaveLength(rules.length)
  })

  test('is ignored if a list is none', async () => {
    await publishDocument({ kind: 'note', slug: 'odd-list', fields: { title: 'In an odd index' } })
    const key = editionKeys.index((await newest()) ?? 0)
    const index = JSON.parse((await env.KV.get(key)) ?? '')
    await env.KV.put(key, JSON.stringify({ ...index, rules: 'none' }))
    resetEdition()
    expect(await titleFor('odd-list')).toBeNull()
  })
})

describe('a store that accepts one write per second and key', () => {
  stoppedClock()
  // Only waiting advances the clock in this test.
  const move = () => vi.setSystemTime(Date.now() + 1200)

  test('gets every edition', async () => {
    const KV = eventualKeyValueStore().from('here')
    const timer = setInterval(move, 50)
    await publishDocument({ kind: 'note', slug: 'limited-1' }, { KV })
    await publishDocument({ kind: 'note', slug: 'limited-2' }, { KV })
    clearInterval(timer)
    expect(await pointer()).toBe(await newest())
  })
})

describe('an edition that KV has lost', () => {
  stoppedClock()

  afterEach(() => resetEdition())

  test('is written again by cron, including its texts', async () => {
    await publishDocument({ kind: 'note', slug: 'lost', fields: { title: 'Was lost' } })
    const { keys } = await env.KV.list({ prefix: 'edition:' })
    await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
    expect(await titleFor('lost')).toBeNull()
    await runCron()
    expect(await titleFor('lost')).toBe('Was lost')
    const after = await env.KV.list({ prefix: 'edition:body:' })
    expect(after.keys.length).toBeGreaterThan(10)
  })

  test('is pointed at again if only the pointer is older', async () => {
    await env.KV.put(editionKeys.current, JSON.stringify({ number: 1 }))
    await runCron()
    expect(await pointer()).toBe(await newest())
  })

  test('is not written again if nothing is lost', async () => {
    const keys: string[] = []
    await runCron({ KV: endingAfter(Number.POSITIVE_INFINITY, (key) => keys.push(key)) })
    expect(keys).toEqual([])
  })
})

describe('with KV down', () => {
  test('a publication is saved and becomes visible once KV is back', async () => {
    const KV = failingKeyValueStore()
    await publishDocument({ kind: 'note', slug: 'kv-down', fields: { title: 'Kept' } }, { KV })
    expect(await titleFor('kv-down')).toBeNull()
    await applyDuePublications(workOf().work.db)
    await runCron()
    expect(await titleFor('kv-down')).toBe('Kept')
  })
})
