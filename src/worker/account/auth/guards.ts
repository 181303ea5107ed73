import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import type { SessionRow } from '#worker/db/schema.ts'
import { rememberIntended } from '#worker/http/intended.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { findSession } from '#worker/http/sessions.ts'
import { findSignedIn, getSignedIn } from '#worker/http/signed-in.ts'
import { isFreshSignIn } from './automatic-passkey.ts'
import { canChangeFactors } from './second-factor.ts'

/** Lets visitors pass; redirects signed-in people to the dashboard. */
export const guest = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? redirect(c, routes.dashboard.href()) : next(),
)

export const signedIn = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? next() : refuseSignedOut(c),
)

/** Redirects to the login page, and remembers the requested page. */
export function refuseSignedOut(c: Context<AppEnv>): Promise<Response> {
  const { unauthenticated } = messages.guards
  return refuseAndRedirect(c, { status: 401, message: unauthenticated, to: routes.login.href() })
}

/** Lets people with a verified address pass; comes after `signedIn`. */
export const verified = createMiddleware<AppEnv>(async (c, next) => {
  if (getSignedIn(c).user.emailVerifiedAt) return next()
  const { unverified } = messages.guards
  return refuseAndRedirect(c, { status: 403, message: unverified, to: routes.verifyNotice.href() })
})

/** Lets people pass who confirmed their password recently; comes after `signedIn`. */
export const passwordConfirmed = createMiddleware<AppEnv>(async (c, next) => {
  if (hasConfirmedPassword(getSignedIn(c).session)) return next()
  const { unconfirmed } = messages.guards
  return refuseAndRedirect(c, {
    status: 423,
    message: unconfirmed,
    to: routes.confirmPassword.href(),
  })
})

/** Lets people pass who may change second factors; comes after `passwordConfirmed`. */
export const factorConfirmed = createMiddleware<AppEnv>(async (c, next) =>
  (await canChangeFactors(c.var.db, getSignedIn(c))) ? next() : refuseUnproved(c),
)

/** Lets people pass who signed in by password a moment ago; comes after `signedIn`. */
export const signedInByPassword = createMiddleware<AppEnv>(async (c, next) => {
  if (isFreshSignIn(getSignedIn(c))) return next()
  const { unconfirmed } = messages.guards
  return refuseAndRedirect(c, {
    status: 423,
    message: unconfirmed,
    to: routes.confirmPassword.href(),
  })
})

/** Redirects to where the second factor is asked for, and remembers the requested page. */
export function refuseUnproved(c: Context<AppEnv>): Promise<Response> {
  const { unproved } = messages.guards
  return refuseAndRedirect(c, { status: 403, message: unproved, to: routes.confirmPassword.href() })
}

/** Refuses a change that lost a race against a sign-out or a change of second factors. */
export async function refuseOvertaken(
  c: Context<AppEnv>,
  refuse: () => Promise<Response> = () => refuseUnproved(c),
): Promise<Response> {
  const session = await findSession(c.var.db, getSignedIn(c).session.id)
  return session ? refuse() : refuseSignedOut(c)
}

/** Refuses JSON requests; redirects browsers to `to` and remembers the requested page. */
async function refuseAndRedirect(
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

/** True if the password was confirmed recently in this session. */
export function hasConfirmedPassword(session: SessionRow): boolean {
  const age = passwordConfirmationAge(session)
  return age !== null && age < lifetimes.passwordConfirmationSeconds
}

/** Returns the seconds since the password was confirmed in this session; null if it never was. */
export function passwordConfirmationAge({ passwordConfirmedAt }: SessionRow): number | null {
  if (!passwordConfirmedAt) return null
  return Math.max(0, Math.floor((Date.now() - passwordConfirmedAt.getTime()) / 1000))
}
