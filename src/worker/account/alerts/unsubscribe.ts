import { eq } from 'drizzle-orm'
import { alertPreferences } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** Turns off the alerts of the member with this token; the followed markets stay selected. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db
    .update(alertPreferences)
    .set({ frequency: 'never' })
    .where(eq(alertPreferences.unsubscribeHash, await hashToken(token)))
}
