import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { changeIf, runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { counters } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'

const db = openDatabase(env.DB)
const row = (key: string) => ({ key, count: 1, endsAt: new Date(0) })
const insert = (key: string) =>
  db.insert(counters).values(row(key)).returning({ key: counters.key })
const stored = async () => (await db.select().from(counters)).map(({ key }) => key)
const isThere = (key: string) => hasRow(db, counters, eq(counters.key, key))

beforeEach(async () => {
  await db.delete(counters)
})

test('a batch gives the result of each statement by its name', async () => {
  const { first, several, none, last } = await runBatch(db, {
    first: insert('a'),
    several: [insert('b'), insert('c')],
    none: null,
    last: db.select().from(counters),
  })
  expect(first).toEqual([{ key: 'a' }])
  expect([several, none]).toEqual([undefined, undefined])
  expect(last.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})

test('a change is made while its preconditions hold', async () => {
  await insert('known')
  const { outcome, results } = await changeIf(
    { db },
    {
      preconditions: { unknown: isThere('known'), open: undefined },
      steps: { added: insert('new') },
    },
  )
  expect([outcome, results?.added]).toEqual(['changed', [{ key: 'new' }]])
  expect(await stored()).toEqual(['known', 'new'])
})

test('a change is refused by the first precondition that does not hold', async () => {
  const steps = { added: insert('new'), more: [insert('other')] }
  const preconditions = { fine: sql`1`, missing: isThere('a'), unknown: isThere('b') }
  expect(await changeIf({ db }, { preconditions, steps })).toEqual({ outcome: 'missing' })
  expect(await stored()).toEqual([])
})

test('a step may have any name', async () => {
  const steps = { preconditions: insert('a'), asked: insert('b'), first: insert('c') }
  const change = await changeIf({ db }, { preconditions: { missing: sql`0` }, steps })
  expect([change.outcome, await stored()]).toEqual(['missing', []])
})

test('what is not known does not hold', async () => {
  const steps = { added: insert('new') }
  const preconditions = { missing: sql`(SELECT 1 WHERE 0)` }
  expect((await changeIf({ db }, { preconditions, steps })).outcome).toBe('missing')
})

test('a step that fails takes the others back, and is no refusal', async () => {
  const steps = { added: insert('new'), again: insert('new') }
  const change = changeIf({ db }, { preconditions: { missing: sql`1` }, steps })
  await expect(change).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('of many at once that ask for the same, one changes something', async () => {
  await insert('seat')
  const take = () =>
    changeIf(
      { db },
      {
        preconditions: { taken: isThere('seat') },
        steps: { seat: db.delete(counters).where(eq(counters.key, 'seat')) },
      },
    )
  const outcomes = (await Promise.all(Array.from({ length: 20 }, take))).map((one) => one.outcome)
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
})
