import { env } from 'cloudflare:workers'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { claimDue, extendLease, release } from '#worker/db/claim.ts'
import { outbox } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'

const db = openDatabase(env.DB)
const leaseSeconds = 60
const queue = { condition: isNull(outbox.sentAt), leaseMs: leaseSeconds * 1000, limit: 2 }
const claimTwo = () => claimDue(db, outbox, queue)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Stores work that is due so many seconds from now. */
const due = (id: string, seconds: number) =>
  db.insert(outbox).values({
    ...{ id, sealed: '', createdAt: new Date() },
    nextAttemptAt: new Date(Date.now() + seconds * 1000),
  })

stoppedClock()

beforeEach(async () => {
  await db.delete(outbox)
})

describe('claimed work', () => {
  test('is what is due and wanted, and waits longest', async () => {
    await Promise.all([due('later', 1), due('new', -1), due('old', -3), due('older', -5)])
    // So that the index has it last.
    await db.update(outbox).set({ deadAt: new Date() }).where(eq(outbox.id, 'older'))
    expect(idsOf(await claimTwo())).toEqual(['older', 'old'])
    const none = { ...queue, condition: and(queue.condition, isNull(outbox.sealed)) }
    expect(await claimDue(db, outbox, none)).toEqual([])
    expect(idsOf(await claimTwo())).toEqual(['new'])
  })

  test('is claimed once by many at once', async () => {
    const ids = Array.from({ length: 10 }, (_, at) => `work-${at}`)
    await Promise.all(ids.map((id) => due(id, -1)))
    const claims = await Promise.all(Array.from({ length: 8 }, claimTwo))
    expect(idsOf(claims.flat()).sort()).toEqual(ids)
  })

  test('is claimed by others once its lease ends, or it is given back', async () => {
    await due('work', 0)
    const first = await claimTwo()
    later(leaseSeconds - 1)
    expect(await claimTwo()).toEqual([])
    later(1)
    const second = await claimTwo()
    expect(idsOf(second)).toEqual(['work'])
    await release(db, outbox, { rows: first })
    expect(await claimTwo(), 'given back by who has lost it').toEqual([])
    await release(db, outbox, { rows: second, changes: { failure: 'no time' } })
    expect(await claimTwo()).toMatchObject([{ id: 'work', failure: 'no time' }])
  })

  test('is kept by a longer lease, unless somebody else has it', async () => {
    await due('work', 0)
    const { leaseMs } = queue
    const first = await claimTwo()
    later(leaseSeconds - 1)
    const extended = await extendLease(db, outbox, { rows: first, leaseMs })
    later(leaseSeconds - 1)
    expect(await claimTwo()).toEqual([])
    later(1)
    expect(await claimTwo()).toHaveLength(1)
    expect(await extendLease(db, outbox, { rows: extended, leaseMs })).toEqual([])
  })

  test('has another lease each time, also within one millisecond', async () => {
    await due('work', 0)
    const first = await claimTwo()
    const extended = await extendLease(db, outbox, { rows: first, leaseMs: queue.leaseMs })
    await release(db, outbox, { rows: first })
    expect(await claimTwo()).toEqual([])
    expect(idsOf(extended)).toEqual(['work'])
  })
})
