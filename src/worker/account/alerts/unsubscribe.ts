import { eq } from 'drizzle-orm'
import { alertPreferences } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** Ends the alerts that the token of any of them belongs to, if there is one; markets stay chosen. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db
    .update(alertPreferences)
    .set({ frequency: 'never' })
    .where(eq(alertPreferences.unsubscribeHash, await hashToken(token)))
}
