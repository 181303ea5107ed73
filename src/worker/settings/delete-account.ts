import { and, eq, isNull, not } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { checkOwnPassword } from '../auth/check-own-password.ts'
import { refuseSignedOut } from '../auth/guards.ts'
import { hasRow } from '../db/conditions.ts'
import { counters, outbox, users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { guessesAt } from '../http/guess-guard.ts'
import { dropSession } from '../http/new-session.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { getSignedIn, isStillSignedIn } from '../http/sessions.ts'
import { refuseThrottled } from '../http/throttle.ts'

/** Removes the account and all that belongs to it, once the password is right. */
export async function deleteAccount(c: Context<AppEnv>, password: string): Promise<Response> {
  const check = await checkOwnPassword(c, 'delete-account', password)
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'password', seconds: check.seconds })
  }
  if (check.outcome === 'wrong') {
    return refuseForm(c, { password: [messages.password.incorrect] })
  }
  const { db } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  const gone = not(hasRow(db, users, eq(users.id, user.id)))
  const unsent = and(eq(outbox.userId, user.id), isNull(outbox.sentAt))
  const [deleted] = await db.batch([
    db.delete(users).where(isStillSignedIn(db, asking)).returning({ id: users.id }),
    db.delete(counters).where(and(gone, await guessesAt(c, [user.id, user.email]))),
    db.delete(outbox).where(and(gone, unsent)),
  ])
  if (deleted.length === 0) return refuseSignedOut(c)
  await audit(c, 'account-deleted', user.id)
  await dropSession(c)
  await leaveFlash(c, { clearHistory: true })
  return requestKind(c) === 'json' ? c.body(null, 204) : redirect(c, routes.home.href())
}
