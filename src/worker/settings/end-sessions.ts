import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { checkOwnPassword } from '../auth/check-own-password.ts'
import { audit } from '../http/audit.ts'
import { dropCookie } from '../http/cookies.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { dropSession } from '../http/new-session.ts'
import { back, redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import {
  deleteOtherSessionsIf,
  deleteRememberTokensIf,
  deleteSessionsOfSignIn,
  getSignedIn,
} from '../http/sessions.ts'
import { refuseThrottled } from '../http/throttle.ts'

const ownPage = routes.sessions.href()

/** Ends one session; one's own by signing out here. Remembered devices are forgotten with it. */
export async function endSession(c: Context<AppEnv>, id: string): Promise<Response> {
  const { session, user } = getSignedIn(c)
  await c.var.db.batch([
    deleteSessionsOfSignIn(c.var.db, { userId: user.id, signInId: id }),
    deleteRememberTokensIf(c.var.db, user.id),
  ])
  await audit(c, 'sessions-ended', user.id)
  dropCookie(c, 'remember')
  const own = id === session.signInId
  if (own) {
    await dropSession(c)
    await leaveFlash(c, { clearHistory: true })
  }
  if (requestKind(c) === 'json') return c.body(null, 204)
  return own ? redirect(c, routes.login.href()) : back(c, {}, ownPage)
}

/** Ends every other session and forgets every remembered device, once the password is right. */
export async function endOtherSessions(c: Context<AppEnv>, password: string): Promise<Response> {
  const check = await checkOwnPassword(c, 'current-password', password)
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'password', seconds: check.seconds })
  }
  if (check.outcome === 'wrong') {
    return refuseForm(c, { password: [messages.password.incorrect] }, ownPage)
  }
  const { session, user } = getSignedIn(c)
  await c.var.db.batch([
    deleteOtherSessionsIf(c.var.db, session),
    deleteRememberTokensIf(c.var.db, user.id),
  ])
  await audit(c, 'sessions-ended', user.id)
  dropCookie(c, 'remember')
  return requestKind(c) === 'json' ? c.body(null, 204) : back(c, {}, ownPage)
}
