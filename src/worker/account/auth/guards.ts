import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import type { SessionRow } from '#worker/db/schema.ts'
import { rememberIntended } from '#worker/http/intended.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { findSession, findSignedIn, getSignedIn } from '#worker/http/sessions.ts'
import { isFreshSignIn } from './automatic-passkey.ts'
import { canChangeFactors } from './second-factor.ts'

/** Lets only visitors pass: who is signed in goes to the dashboard. */
export const guest = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? redirect(c, routes.dashboard.href()) : next(),
)

/** Lets only signed-in people pass. */
export const signedIn = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? next() : refuseSignedOut(c),
)

/** Sends whoever is not signed in, or not any more, to the sign-in; what they asked for is kept. */
export function refuseSignedOut(c: Context<AppEnv>): Promise<Response> {
  const { unauthenticated } = messages.guards
  return sendAway(c, { status: 401, message: unauthenticated, to: routes.login.href() })
}

/** Lets only people with a verified address pass; stands after `signedIn`. */
export const verified = createMiddleware<AppEnv>(async (c, next) => {
  if (getSignedIn(c).user.emailVerifiedAt) return next()
  const { unverified } = messages.guards
  return sendAway(c, { status: 403, message: unverified, to: routes.verifyNotice.href() })
})

/** Lets only people pass who gave their password lately; stands after `signedIn`. */
export const passwordConfirmed = createMiddleware<AppEnv>(async (c, next) => {
  if (hasConfirmedPassword(getSignedIn(c).session)) return next()
  const { unconfirmed } = messages.guards
  return sendAway(c, { status: 423, message: unconfirmed, to: routes.confirmPassword.href() })
})

/** Lets only people pass who may change the second factors; stands after `passwordConfirmed`. */
export const factorConfirmed = createMiddleware<AppEnv>(async (c, next) =>
  (await canChangeFactors(c.var.db, getSignedIn(c))) ? next() : refuseUnproved(c),
)

/** Lets only people pass who gave their password a moment ago to sign in; stands after `signedIn`. */
export const signedInByPassword = createMiddleware<AppEnv>(async (c, next) => {
  if (isFreshSignIn(getSignedIn(c))) return next()
  const { unconfirmed } = messages.guards
  return sendAway(c, { status: 423, message: unconfirmed, to: routes.confirmPassword.href() })
})

/** Sends somebody to where their second factor is asked; what they wanted to do is remembered. */
export function refuseUnproved(c: Context<AppEnv>): Promise<Response> {
  const { unproved } = messages.guards
  return sendAway(c, { status: 403, message: unproved, to: routes.confirmPassword.href() })
}

/**
 * Refuses what was overtaken: by the end of the session, or by a factor that was added, used up or
 * removed meanwhile, for which a change of second factors is unproved.
 */
export async function refuseOvertaken(
  c: Context<AppEnv>,
  refuse: () => Promise<Response> = () => refuseUnproved(c),
): Promise<Response> {
  const isThere = await findSession(c.var.db, getSignedIn(c).session.id)
  return isThere ? refuse() : refuseSignedOut(c)
}

/** Sends somebody to what they have to do first, and on to where they wanted to go after that. */
async function sendAway(
  c: Context<AppEnv>,
  { status, message, to }: { status: 401 | 403 | 423; message: string; to: string },
): Promise<Response> {
  return reply(c, {
    json: () => c.json({ message }, status),
    page: async () => {
      await rememberIntended(c)
      return redirect(c, to)
    },
  })
}

/** Whether the password was given in this session lately. */
export function hasConfirmedPassword(session: SessionRow): boolean {
  const age = passwordConfirmationAge(session)
  return age !== null && age < lifetimes.passwordConfirmationSeconds
}

/** Seconds since the password was given in this session; null when it never was. */
export function passwordConfirmationAge({ passwordConfirmedAt }: SessionRow): number | null {
  if (!passwordConfirmedAt) return null
  return Math.max(0, Math.floor((Date.now() - passwordConfirmedAt.getTime()) / 1000))
}
