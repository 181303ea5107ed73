import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { alertPreferences, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { getToken } from '#worker/mail/unsubscribe-token.ts'

/** Somebody who is told of rules: where a mail goes, and the token that ends them. */
export interface Reader {
  email: string
  token: string
}

/** The member of an id, as long as the address is verified and alerts are not off. */
export function selectReader(db: Database, userId: string) {
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

/** The same with the token opened, or with a new one if no key opens it any more. */
export async function openReader(
  { db, settings }: { db: Database; settings: Settings },
  userId: string,
  { email, sealed }: { email: string; sealed: string },
): Promise<Reader> {
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
