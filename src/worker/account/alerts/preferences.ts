import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { AlertsInput } from '#shared/account/alerts/schema.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { alertPreferences, users, watchedMarkets } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { createToken } from '#worker/mail/unsubscribe-token.ts'
import { hurryWaitingRules } from './waiting-rules.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/** What somebody chose; no frequency for who has never chosen anything. */
export async function findAlerts(
  db: Database,
  userId: string,
): Promise<{ frequency: AlertFrequency | null; markets: string[] }> {
  const { chosen, watched } = await runBatch(db, {
    chosen: selectFrequency(db, userId),
    watched: db
      .select({ market: watchedMarkets.market })
      .from(watchedMarkets)
      .where(eq(watchedMarkets.userId, userId)),
  })
  return {
    frequency: chosen[0]?.frequency ?? null,
    markets: watched.map(({ market }) => market),
  }
}

/** Whether somebody watches a market and is told of its rules. */
export async function isWatching(db: Database, userId: string, market: string): Promise<boolean> {
  const row = await db
    .select({ userId: watchedMarkets.userId })
    .from(watchedMarkets)
    .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
    .where(and(isOne(userId, market), ne(alertPreferences.frequency, 'never')))
    .get()
  return row !== undefined
}

interface Replacement extends AlertsInput {
  userId: string
  /** The slugs of all that can be watched. */
  covered: ReadonlySet<string>
}

/**
 * Keeps what somebody chose instead of what stood there; `unknown-market` when there is no such
 * market, unless they watch it already: then it was withdrawn since, which is no fault of theirs.
 */
export async function replaceAlerts(
  { db, settings }: Stores,
  { userId, markets, frequency, covered }: Replacement,
): Promise<{ outcome: 'saved' | 'unknown-market' }> {
  const unknown = markets.filter((market) => !covered.has(market))
  if (unknown.length > 0) {
    const watched = new Set((await findAlerts(db, userId)).markets)
    if (!unknown.every((market) => watched.has(market))) return { outcome: 'unknown-market' }
  }
  const { stored } = await createToken(settings.keyring('alerts'))
  const list = JSON.stringify(markets)
  const others = sql`${watchedMarkets.market} NOT IN (SELECT value FROM json_each(${list}))`
  await db.batch([
    // First: it asks for the frequency and the markets that the others replace.
    ...hurryWaitingRules(db, { userId, chosen: frequency }),
    insertPreference(db, { userId, frequency, ...stored }).onConflictDoUpdate({
      target: alertPreferences.userId,
      set: { frequency },
    }),
    db.delete(watchedMarkets).where(and(eq(watchedMarkets.userId, userId), others)),
    insertWatched(db, userId, list),
  ])
  return { outcome: 'saved' }
}

/** Adds a market; `again` when alerts were off, which they are no longer. */
export async function watchMarket(
  { db, settings }: Stores,
  userId: string,
  market: string,
): Promise<{ outcome: 'watching' | 'again' }> {
  const { stored } = await createToken(settings.keyring('alerts'))
  const { before } = await runBatch(db, {
    before: selectFrequency(db, userId),
    preference: insertPreference(db, { userId, frequency: 'each', ...stored }).onConflictDoUpdate({
      target: alertPreferences.userId,
      set: { frequency: 'each' },
      setWhere: eq(alertPreferences.frequency, 'never'),
    }),
    watched: insertWatched(db, userId, JSON.stringify([market])),
  })
  return { outcome: before[0]?.frequency === 'never' ? 'again' : 'watching' }
}

/** Takes a market out; `notFound` when it was not watched. */
export async function unwatchMarket(
  db: Database,
  userId: string,
  market: string,
): Promise<{ outcome: 'unwatched' | 'notFound' }> {
  const removed = await db
    .delete(watchedMarkets)
    .where(isOne(userId, market))
    .returning({ market: watchedMarkets.market })
  return { outcome: removed.length > 0 ? 'unwatched' : 'notFound' }
}

function selectFrequency(db: Database, userId: string) {
  return db
    .select({ frequency: alertPreferences.frequency })
    .from(alertPreferences)
    .where(eq(alertPreferences.userId, userId))
}

function isOne(userId: string, market: string): SQL | undefined {
  return and(eq(watchedMarkets.userId, userId), eq(watchedMarkets.market, market))
}

/** Nothing for an account that was deleted meanwhile. */
function insertPreference(db: Database, row: typeof alertPreferences.$inferSelect) {
  const condition = hasRow(db, users, eq(users.id, row.userId))
  return insertIf(db, alertPreferences, { row, condition })
}

function insertWatched(db: Database, userId: string, list: string) {
  return db
    .insert(watchedMarkets)
    .select(
      sql`SELECT users.id, value FROM users CROSS JOIN json_each(${list}) WHERE users.id = ${userId}`,
    )
    .onConflictDoNothing()
}
