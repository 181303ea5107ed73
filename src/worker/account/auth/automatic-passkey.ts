import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { maxPasskeys } from '#shared/account/constants.ts'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, Flash, SignedIn } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { passkeys, sessions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { mayChangeFactors } from './second-factor.ts'

/** The condition that a browser may create a passkey for the actor without asking. */
export function mayMakeAutomatically(db: Database, actor: SignedIn): SQL | undefined {
  const { id } = actor.session
  const isFresh = and(eq(sessions.id, id), gt(sessions.passwordSignInAt, oldestSignIn()))
  const isAllowed = mayChangeFactors(db, actor)
  return and(isAllowed, isNotNull(users.emailVerifiedAt), hasRow(db, sessions, isFresh))
}

/** True if the session was opened by password a moment ago; checks the loaded row only. */
export function isFreshSignIn({ session: { passwordSignInAt } }: SignedIn): boolean {
  return passwordSignInAt !== null && passwordSignInAt > oldestSignIn()
}

function oldestSignIn(): Date {
  return new Date(Date.now() - lifetimes.automaticPasskeySeconds * 1000)
}

/** Returns the flash that lets the browser create a passkey, if it may and the account has room. */
export async function automaticPasskeyOffer(
  c: Context<AppEnv>,
): Promise<Partial<Flash> | undefined> {
  const { db } = c.var
  const actor = getSignedIn(c)
  const ownedCount = db
    .select({ count: sql`count(*)` })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.user.id))
  const condition = and(mayMakeAutomatically(db, actor), sql`${ownedCount} < ${maxPasskeys}`)
  const user = await db.select({ id: users.id }).from(users).where(condition).get()
  return user && { offersPasskey: true }
}
