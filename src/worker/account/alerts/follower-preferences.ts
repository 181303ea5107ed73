import { eq } from 'drizzle-orm'
import type { FollowerInput } from '#shared/account/alerts/schema.ts'
import type { Work } from '#worker/app-env.ts'
import { change } from '#worker/db/change.ts'
import { alertPreferences, followerMarkets, followers } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'
import { replaceFollows } from './follows.ts'

interface Follower {
  id: string
  frequency: FollowerInput['frequency']
  markets: string[]
}

/** Returns the follower of a link; null if its address stopped following or has an account now. */
export async function findFollower(db: Database, token: string): Promise<Follower | null> {
  const row = await db
    .select()
    .from(followers)
    .where(eq(followers.unsubscribeHash, await hashToken(token)))
    .get()
  if (!row) return null
  const markets = await db
    .select({ market: followerMarkets.market })
    .from(followerMarkets)
    .where(eq(followerMarkets.followerId, row.id))
  return {
    id: row.id,
    frequency: row.frequency === 'weekly' ? 'weekly' : 'each',
    markets: markets.map(({ market }) => market),
  }
}

/** True if a link belongs to an account, as after its address was verified. */
export async function isMemberLink(db: Database, token: string): Promise<boolean> {
  const isOwn = eq(alertPreferences.unsubscribeHash, await hashToken(token))
  return (await db.$count(alertPreferences, isOwn)) > 0
}

/** Replaces what a follower follows, and how often they are mailed. */
export async function replaceFollowed(
  work: Pick<Work, 'db' | 'submission'>,
  followerId: string,
  { markets, frequency }: FollowerInput,
): Promise<void> {
  const { db } = work
  await change(work, {
    ...replaceFollows(db, { followerId }, { markets, frequency }),
    frequency: db.update(followers).set({ frequency }).where(eq(followers.id, followerId)),
  })
}
