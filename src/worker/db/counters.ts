import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Window } from '#shared/constants.ts'
import { hasRow } from './conditions.ts'
import { counters } from './schema.ts'
import type { Database } from './stores.ts'

/** The end of the fixed window that holds now. */
export function windowEnd({ seconds }: Pick<Window, 'seconds'>): Date {
  const length = seconds * 1000
  return new Date((Math.floor(Date.now() / length) + 1) * length)
}

/** Returns the seconds until the current fixed window ends. */
export function secondsLeft(window: Pick<Window, 'seconds'>): number {
  return Math.ceil((windowEnd(window).getTime() - Date.now()) / 1000)
}

/** A counter of the window that holds now. */
export function currentCounter(key: string, window: Window) {
  return { key, hits: window.hits, endsAt: windowEnd(window) }
}

type Counter = ReturnType<typeof currentCounter>

/** True if a counter has reached its limit. */
export async function isUsedUp(db: Database, counter: Counter): Promise<boolean> {
  return (await db.select().from(counters).where(isFull(counter)).get()) !== undefined
}

function isFull({ key, endsAt, hits }: Counter) {
  return and(eq(counters.key, key), eq(counters.endsAt, endsAt), gte(counters.count, hits))
}

/** Adds one to a counter by one atomic write, and gives its count in the present window. */
export async function countUp(
  db: Database,
  key: string,
  window: Pick<Window, 'seconds'>,
): Promise<number> {
  const row = await addOne(db, { key, endsAt: windowEnd(window) })
    .returning()
    .get()
  return row.count
}

/** Adds one to a counter in one batch with what it counts. */
export function addOne(db: Database, counter: Pick<Counter, 'key' | 'endsAt'>) {
  return addAmount(db, { ...counter, amount: 1 })
}

type Amount = Pick<Counter, 'key' | 'endsAt'> & { amount: number }

/** Adds an amount to a counter in one batch with what it counts. */
export function addAmount(db: Database, { key, endsAt, amount }: Amount) {
  const first = { key, endsAt, count: amount }
  return db.insert(counters).values(first).onConflictDoUpdate(more(endsAt, amount))
}

/** Takes an amount off a counter, unless another window has begun since. */
export function giveBack(db: Database, { key, endsAt, amount }: Amount) {
  return db
    .update(counters)
    .set({ count: sql`${counters.count} - ${amount}` })
    .where(and(eq(counters.key, key), eq(counters.endsAt, endsAt)))
}

/** Adds one to a counter if a table has a row like this when the batch runs. */
export function countUpIf(
  db: Database,
  { key, endsAt }: Pick<Counter, 'key' | 'endsAt'>,
  [table, like]: readonly [SQLiteTable, SQL | undefined],
) {
  const first = {
    key: sql`${key}`.as('key'),
    endsAt: sql`${endsAt.getTime()}`.as('ends_at'),
    count: sql`1`.as('count'),
  }
  const source = db.select(first).from(table).where(like)
  return db.insert(counters).select(source).onConflictDoUpdate(more(endsAt, 1))
}

/** The condition that a counter has room in the present window when the batch runs. */
export function hasRoom(db: Database, counter: Counter): SQL {
  return sql`NOT ${hasRow(db, counters, isFull(counter))}`
}

function more(endsAt: Date, amount: number) {
  const same = eq(counters.endsAt, endsAt)
  return {
    target: counters.key,
    set: {
      count: sql`CASE WHEN ${same} THEN ${counters.count} + ${amount} ELSE ${amount} END`,
      endsAt,
    },
  }
}
