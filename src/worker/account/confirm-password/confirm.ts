import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { confirmPasskeySchema } from '#shared/account/passkeys/schema.ts'
import { floodLimits } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { checkOwnPassword } from '#worker/account/auth/authenticate.ts'
import {
  hasConfirmedPassword,
  passwordConfirmed,
  refuseSignedOut,
} from '#worker/account/auth/guards.ts'
import { checkOwnPasskey } from '#worker/account/passkeys/accept-passkey.ts'
import { consumeChallenge } from '#worker/account/passkeys/challenge.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { type RefusalPlace, refuseForm } from '#worker/http/form.ts'
import { type Proof, replaceSession } from '#worker/http/new-session.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'

/** Returns the refusal of a wrong or empty password; null if it is the actor's own. */
export async function refuseWrongPassword(
  c: Context<AppEnv>,
  password: string,
  place: RefusalPlace = {},
): Promise<Response | null> {
  const errors = { password: [messages.password.provided] }
  if (password === '') return refuseForm(c, errors, place)
  const guess = { kind: 'confirm-password', password }
  const check = await checkOwnPassword(c.var, getSignedIn(c).user, guess)
  if (check.outcome === 'right') return null
  if (check.outcome === 'wrong') return refuseForm(c, errors, place)
  return refuseThrottled(c, { field: 'password', seconds: check.seconds, refusal: place })
}

/** True if the request has a passkey credential; it then takes precedence over the password. */
export async function hasCredential(c: Context<AppEnv>): Promise<boolean> {
  const { credential } = await c.req.json<Record<string, unknown>>()
  return credential !== undefined && credential !== null && credential !== ''
}

/** Returns which passkey of the actor the request's credential proves, or its refusal. */
export async function checkCredential(
  c: Context<AppEnv>,
  place: RefusalPlace = {},
): Promise<{ passkeyId: string } | { refusal: Response }> {
  const throttled = async (seconds: number) => ({
    refusal: await refuseThrottled(c, { field: 'credential', seconds, refusal: place }),
  })
  const flood = await floodWait(c.var, 'own-passkey', floodLimits.login)
  if (flood > 0) return throttled(flood)
  const { credential } = confirmPasskeySchema.parse(await c.req.json())
  const challenge = await consumeChallenge(c, 'confirm')
  const check = await checkOwnPasskey(c.var, getSignedIn(c), { credential, challenge })
  if (check.outcome === 'refused') return throttled(check.seconds)
  if (check.outcome === 'right') return { passkeyId: check.value.passkeyId }
  const errors = { credential: [messages.passkeys.notAccepted] }
  return { refusal: await refuseForm(c, errors, place) }
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
