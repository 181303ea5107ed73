import { and, eq, isNotNull, isNull, ne, not, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { codeFactor, passkeys, sessions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'
import { hasAnyPasskey } from './passkeys.ts'

/**
 * True if more than a password opened this session: two-factor is on, or a second factor was used in
 * it. To have a passkey is not enough, while the password still opens the account without it.
 */
export function hasSecondFactor({ user, session }: SignedIn): boolean {
  return user.twoFactorConfirmedAt !== null || session.secondFactor !== null
}

/**
 * Returns the condition on a user that the actor still is signed in and may change the second factors:
 * the session was opened or confirmed with one of them, or the account has none. Else whoever has the
 * password alone could add a factor of their own, or remove the owner's first.
 */
export function mayChangeFactors(db: Database, actor: SignedIn): SQL | undefined {
  const { id } = actor.session
  const isProved = hasRow(db, sessions, and(eq(sessions.id, id), isNotNull(sessions.secondFactor)))
  const hasNone = and(isNull(users.twoFactorConfirmedAt), not(hasAnyPasskey(db)))
  return and(isStillSignedIn(db, actor), or(isProved, hasNone))
}

/** True if the actor may change the second factors now; the statement that changes one asks again. */
export async function canChangeFactors(db: Database, actor: SignedIn): Promise<boolean> {
  if (actor.session.secondFactor !== null) return true
  const allowed = db.select({ id: users.id }).from(users).where(mayChangeFactors(db, actor))
  return (await allowed.get()) !== undefined
}

/** Takes a second factor from the sessions of a user that it has proved, once it is removed. */
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
