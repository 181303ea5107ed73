import { and, eq, isNotNull, isNull, ne, not, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { codeFactor, passkeys, sessions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'
import { hasAnyPasskey } from './passkeys.ts'

/**
 * True if two-factor is on or a second factor was used in this session. Having a passkey is not
 * enough, because the password still opens the account without it.
 */
export function hasSecondFactor({ user, session }: SignedIn): boolean {
  return user.twoFactorConfirmedAt !== null || session.secondFactor !== null
}

/**
 * Returns the condition that the actor is still signed in and may change second factors: a second
 * factor was used in the session, or the account has none. Otherwise somebody with only the
 * password could add a factor of their own, or remove the owner's.
 */
export function mayChangeFactors(db: Database, actor: SignedIn): SQL | undefined {
  const { id } = actor.session
  const isProved = hasRow(db, sessions, and(eq(sessions.id, id), isNotNull(sessions.secondFactor)))
  const hasNone = and(isNull(users.twoFactorConfirmedAt), not(hasAnyPasskey(db)))
  return and(isStillSignedIn(db, actor), or(isProved, hasNone))
}

/** True if the actor may change second factors now; the changing statement checks again. */
export async function canChangeFactors(db: Database, actor: SignedIn): Promise<boolean> {
  if (actor.session.secondFactor !== null) return true
  const query = db.select({ id: users.id }).from(users).where(mayChangeFactors(db, actor))
  return (await query.get()) !== undefined
}

/** Clears the second factor of a user's sessions if that factor no longer exists. */
export function forgetRemovedFactors(db: Database, userId: string) {
  const isOff = and(
    eq(sessions.secondFactor, codeFactor),
    hasRow(db, users, and(eq(users.id, userId), isNull(users.twoFactorConfirmedAt))),
  )
  const isRemoved = and(
    ne(sessions.secondFactor, codeFactor),
    not(hasRow(db, passkeys, eq(passkeys.id, sessions.secondFactor))),
  )
  return db
    .update(sessions)
    .set({ secondFactor: null })
    .where(and(eq(sessions.userId, userId), or(isOff, isRemoved)))
}
