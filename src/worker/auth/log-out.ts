import { eq, inArray, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { rememberTokens } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { readCookie } from '../http/cookies.ts'
import { leaveFlash } from '../http/flash.ts'
import { dropSession } from '../http/new-session.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { deleteSessionsOfSignIn, getSignedIn } from '../http/sessions.ts'
import { hashToken } from '../security/tokens.ts'

/** Ends this session and this device's remembering; other devices stay signed in. */
export async function logOut(c: Context<AppEnv>): Promise<Response> {
  const { db } = c.var
  const { session, user } = getSignedIn(c)
  const { id, familyId } = rememberTokens
  const shown = eq(id, await hashToken(readCookie(c, 'remember') ?? ''))
  // All of this device: other tokens may have replaced the one that it shows, and opened sessions.
  const family = db.select({ familyId }).from(rememberTokens).where(shown)
  await db.batch([
    db.delete(rememberTokens).where(or(eq(familyId, session.signInId), inArray(familyId, family))),
    deleteSessionsOfSignIn(db, session),
  ])
  await audit(c, 'signed-out', user.id)
  await dropSession(c)
  await leaveFlash(c, { clearHistory: true })
  return requestKind(c) === 'json' ? c.body(null, 204) : redirect(c, routes.home.href())
}
