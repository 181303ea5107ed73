import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { maxPasskeys } from '#shared/account/constants.ts'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, Flash, SignedIn } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { passkeys, sessions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { mayChangeFactors } from './second-factor.ts'

/**
 * Returns the condition on a user that a browser may make a passkey for the actor by itself: their
 * session was opened by the password a moment ago and may change the second factors, and their address
 * is verified.
 */
export function mayMakeAutomatically(db: Database, actor: SignedIn): SQL | undefined {
  const { id } = actor.session
  const isFresh = and(eq(sessions.id, id), gt(sessions.passwordSignInAt, oldestSignIn()))
  const isAllowed = mayChangeFactors(db, actor)
  return and(isAllowed, isNotNull(users.emailVerifiedAt), hasRow(db, sessions, isFresh))
}

/** The same of a session that was read, as far as it is about the sign-in. */
export function isFreshSignIn({ session: { passwordSignInAt } }: SignedIn): boolean {
  return passwordSignInAt !== null && passwordSignInAt > oldestSignIn()
}

function oldestSignIn(): Date {
  return new Date(Date.now() - lifetimes.automaticPasskeySeconds * 1000)
}

/** What the next page is told where the browser may make a passkey by itself, and there is room. */
export async function automaticPasskeyOffer(
  c: Context<AppEnv>,
): Promise<Partial<Flash> | undefined> {
  const { db } = c.var
  const actor = getSignedIn(c)
  const owned = db
    .select({ count: sql`count(*)` })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.user.id))
  const allowed = and(mayMakeAutomatically(db, actor), sql`${owned} < ${maxPasskeys}`)
  const found = await db.select({ id: users.id }).from(users).where(allowed).get()
  return found && { offersPasskey: true }
}
