import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { AlertsInput } from '#shared/account/alerts/schema.ts'
import type { Work } from '#worker/app-env.ts'
import { change, runBatch } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { alertPreferences, users, watchedMarkets } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { createToken } from '#worker/mail/unsubscribe-token.ts'
import { insertFollows, replaceFollows } from './follows.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

/** Returns the alert settings of a member; `frequency` is null if they never saved any. */
export async function findAlerts(
  db: Database,
  userId: string,
): Promise<{ frequency: AlertFrequency | null; markets: string[] }> {
  const { preference, follows } = await runBatch(db, {
    preference: selectFrequency(db, userId),
    follows: db
      .select({ market: watchedMarkets.market })
      .from(watchedMarkets)
      .where(eq(watchedMarkets.userId, userId)),
  })
  return {
    frequency: preference[0]?.frequency ?? null,
    markets: follows.map(({ market }) => market),
  }
}

/** True if the member follows the market and alerts are not off. */
export async function isFollowing(db: Database, userId: string, market: string): Promise<boolean> {
  const row = await db
    .select({ userId: watchedMarkets.userId })
    .from(watchedMarkets)
    .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
    .where(and(isFollowedMarket(userId, market), ne(alertPreferences.frequency, 'never')))
    .get()
  return row !== undefined
}

interface Replacement extends AlertsInput {
  userId: string
  /** The slugs of all markets that can be followed. */
  covered: ReadonlySet<string>
}

/** Replaces alert settings; a followed market that was unpublished since may stay selected. */
export async function replaceAlerts(
  work: Stores,
  { userId, markets, frequency, covered }: Replacement,
): Promise<{ outcome: 'saved' | 'notFound' }> {
  const { db, settings } = work
  const uncovered = markets.filter((market) => !covered.has(market))
  if (uncovered.length > 0) {
    const followed = new Set((await findAlerts(db, userId)).markets)
    if (!uncovered.every((market) => followed.has(market))) return { outcome: 'notFound' }
  }
  const { stored: tokenColumns } = await createToken(settings.keyring('alerts'))
  await change(work, {
    ...replaceFollows(db, { userId }, { markets, frequency }),
    preference: insertPreference(db, { userId, frequency, ...tokenColumns }).onConflictDoUpdate({
      target: alertPreferences.userId,
      set: { frequency },
    }),
  })
  return { outcome: 'saved' }
}

/** Adds a market; `resumed` if this turned alerts on again. */
export async function followMarket(
  work: Stores,
  userId: string,
  market: string,
): Promise<{ outcome: 'followed' | 'resumed' }> {
  const { db, settings } = work
  const { stored: tokenColumns } = await createToken(settings.keyring('alerts'))
  const { previous } = await change(work, {
    previous: selectFrequency(db, userId),
    preference: insertPreference(db, {
      userId,
      frequency: 'each',
      ...tokenColumns,
    }).onConflictDoUpdate({
      target: alertPreferences.userId,
      set: { frequency: 'each' },
      setWhere: eq(alertPreferences.frequency, 'never'),
    }),
    follows: insertFollows(db, { userId }, [market]),
  })
  return { outcome: previous[0]?.frequency === 'never' ? 'resumed' : 'followed' }
}

export async function unfollowMarket(
  work: Pick<Work, 'db' | 'submission'>,
  userId: string,
  market: string,
): Promise<{ outcome: 'unfollowed' | 'notFound' }> {
  const { removed } = await change(work, {
    removed: work.db
      .delete(watchedMarkets)
      .where(isFollowedMarket(userId, market))
      .returning({ market: watchedMarkets.market }),
  })
  return { outcome: removed.length > 0 ? 'unfollowed' : 'notFound' }
}

function selectFrequency(db: Database, userId: string) {
  return db
    .select({ frequency: alertPreferences.frequency })
    .from(alertPreferences)
    .where(eq(alertPreferences.userId, userId))
}

function isFollowedMarket(userId: string, market: string): SQL | undefined {
  return and(eq(watchedMarkets.userId, userId), eq(watchedMarkets.market, market))
}

/** Inserts nothing if the account was deleted in the meantime. */
function insertPreference(db: Database, row: typeof alertPreferences.$inferSelect) {
  const condition = hasRow(db, users, eq(users.id, row.userId))
  return insertIf(db, alertPreferences, { row, condition })
}
