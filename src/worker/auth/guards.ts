import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { SessionRow } from '../db/schema.ts'
import { rememberIntended } from '../http/intended.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { findSignedIn, getSignedIn } from '../http/sessions.ts'

/** Lets only visitors pass: who is signed in goes to the dashboard. */
export const guest = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? redirect(c, routes.dashboard.href()) : next(),
)

/** Lets only signed-in people pass. */
export const signedIn = createMiddleware<AppEnv>(async (c, next) =>
  findSignedIn(c) ? next() : refuseSignedOut(c),
)

/** Sends whoever is not signed in, or not any more, to the sign-in; what they asked for is kept. */
export async function refuseSignedOut(c: Context<AppEnv>): Promise<Response> {
  if (requestKind(c) === 'json') return c.json({ message: messages.guards.unauthenticated }, 401)
  await rememberIntended(c)
  return redirect(c, routes.login.href())
}

/** Lets only people with a verified address pass; stands after `signedIn`. */
export const verified = createMiddleware<AppEnv>(async (c, next) => {
  if (getSignedIn(c).user.emailVerifiedAt) return next()
  if (requestKind(c) === 'json') return c.json({ message: messages.guards.unverified }, 403)
  await rememberIntended(c)
  return redirect(c, routes.verifyNotice.href())
})

/** Lets only people pass who gave their password lately; stands after `signedIn`. */
export const passwordConfirmed = createMiddleware<AppEnv>(async (c, next) => {
  if (hasConfirmedPassword(getSignedIn(c).session)) return next()
  if (requestKind(c) === 'json') return c.json({ message: messages.guards.unconfirmed }, 423)
  await rememberIntended(c)
  return redirect(c, routes.confirmPassword.href())
})

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
