import { eq, inArray } from 'drizzle-orm'
import { alertPreferences, followers, followRequests } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/**
 * Turns off the alerts of whom this token belongs to. A member's markets stay selected; of a follower
 * without an account nothing is kept.
 */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const hash = await hashToken(token)
  const isFollower = eq(followers.unsubscribeHash, hash)
  const address = db.select({ email: followers.email }).from(followers).where(isFollower)
  await db.batch([
    db
      .update(alertPreferences)
      .set({ frequency: 'never' })
      .where(eq(alertPreferences.unsubscribeHash, hash)),
    // Else an unused link in an older email would follow again.
    db.delete(followRequests).where(inArray(followRequests.email, address)),
    db.delete(followers).where(isFollower),
  ])
}
