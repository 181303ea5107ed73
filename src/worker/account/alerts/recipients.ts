import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { alertPreferences, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { getToken } from '#worker/mail/unsubscribe-token.ts'

export interface Recipient {
  email: string
  token: string
}

/** Selects the member if their address is verified and alerts are not off. */
export function selectRecipient(db: Database, userId: string) {
  return db
    .select({ email: users.email, sealed: alertPreferences.unsubscribeSealed })
    .from(alertPreferences)
    .innerJoin(users, eq(users.id, alertPreferences.userId))
    .where(
      and(
        eq(alertPreferences.userId, userId),
        ne(alertPreferences.frequency, 'never'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
}

/** Opens the unsubscribe token; replaces it if none of the keys opens it any more. */
export async function openRecipient(
  { db, settings }: { db: Database; settings: Settings },
  userId: string,
  { email, sealed }: { email: string; sealed: string },
): Promise<Recipient> {
  const { token, changes } = await getToken(settings.keyring('alerts'), sealed)
  if (changes) {
    const condition = and(
      eq(alertPreferences.userId, userId),
      eq(alertPreferences.unsubscribeSealed, sealed),
    )
    await db.update(alertPreferences).set(changes).where(condition)
  }
  return { email, token }
}
