import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { messages } from '#shared/messages.ts'
import { checkOwnPassword } from '#worker/account/auth/authenticate.ts'
import {
  hasConfirmedPassword,
  passwordConfirmed,
  refuseSignedOut,
} from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseForm } from '#worker/http/form.ts'
import { type Proof, replaceSession } from '#worker/http/new-session.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'

/** Returns the refusal of a wrong or empty password; null if it is the actor's own. */
export async function refuseWrongPassword(
  c: Context<AppEnv>,
  password: string,
): Promise<Response | null> {
  const errors = { password: [messages.password.provided] }
  if (password === '') return refuseForm(c, errors)
  const guess = { kind: 'confirm-password', password }
  const check = await checkOwnPassword(c.var, getSignedIn(c).user, guess)
  if (check.outcome === 'right') return null
  if (check.outcome === 'wrong') return refuseForm(c, errors)
  return refuseThrottled(c, { field: 'password', seconds: check.seconds })
}

/** Records the confirmation in a new session; false if the session was ended meanwhile. */
export function confirm(c: Context<AppEnv>, proof: Proof = {}): Promise<boolean> {
  return replaceSession(c, { ...proof, passwordConfirmedAt: new Date() })
}

/**
 * Lets people pass who confirmed their password recently, or who give it in this very form, which is
 * then done without being sent again.
 */
export const confirmedHere = createMiddleware<AppEnv>(async (c, next) => {
  const { password } = await c.req.json<Record<string, unknown>>()
  const isGiven = typeof password === 'string' && password !== ''
  if (hasConfirmedPassword(getSignedIn(c).session) || !isGiven) return passwordConfirmed(c, next)
  const refusal = await refuseWrongPassword(c, password)
  if (refusal) return refusal
  return (await confirm(c)) ? next() : refuseSignedOut(c)
})
