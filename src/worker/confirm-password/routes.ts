import { type Context, Hono } from 'hono'
import { confirmPasswordSchema } from '#shared/auth/schema.ts'
import { floodLimits, lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { confirmPasskeySchema } from '#shared/passkeys/schema.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { checkOwnPassword } from '../auth/authenticate.ts'
import {
  hasSecondFactor,
  passwordConfirmationAge,
  refuseSignedOut,
  signedIn,
} from '../auth/guards.ts'
import { countPasskeys } from '../auth/passkeys.ts'
import { form, refuseForm } from '../http/form.ts'
import { consumeIntended } from '../http/intended.ts'
import { replaceSession } from '../http/new-session.ts'
import { page, sameVersion } from '../http/page.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { redirect, reply } from '../http/reply.ts'
import { roleOf } from '../http/role.ts'
import { getSignedIn } from '../http/sessions.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { checkOwnPasskey } from '../passkeys/accept-passkey.ts'
import { takeChallenge } from '../passkeys/challenge.ts'

/** Proof that the owner sits at a browser that is signed in: the password, or a passkey instead. */
export const confirmPasswordRoutes = new Hono<AppEnv>()
  .get(routes.confirmPassword.path, signedIn, sameVersion, async (c) =>
    page(c, 'auth/confirm-password', await screenProps(c)),
  )
  .post(routes.confirmPassword.path, signedIn, form(confirmPasswordSchema), async (c) => {
    if (await hasCredential(c)) return confirmByPasskey(c)
    const { password } = c.req.valid('json')
    const wrong = { password: [messages.password.provided] }
    if (password === '') return refuseForm(c, wrong)
    const guess = { kind: 'confirm-password', password }
    const check = await checkOwnPassword(c.var, getSignedIn(c).user, guess)
    if (check.outcome === 'refused') {
      return refuseThrottled(c, { field: 'password', seconds: check.seconds })
    }
    if (check.outcome === 'wrong') return refuseForm(c, wrong)
    return confirmed(c, {})
  })
  .get(routes.confirmedPasswordStatus.path, signedIn, (c) => {
    const asked = c.req.query('seconds') ?? ''
    const valid = /^[1-9]\d{0,9}$/.test(asked)
    const limit = valid ? Number(asked) : lifetimes.passwordConfirmationSeconds
    const age = passwordConfirmationAge(getSignedIn(c).session)
    const confirmed = age !== null && age < limit
    if (confirmed && age > 0) c.header('X-Retry-After', String(age))
    return c.json({ confirmed })
  })

/** Whether the account has a passkey to confirm by, and whether the desk asks for just that. */
async function screenProps(c: Context<AppEnv>): Promise<Pages['auth/confirm-password']> {
  const asking = getSignedIn(c)
  const hasPasskeys = (await countPasskeys(c.var.db, asking.user.id)) > 0
  const isStaff = roleOf(c.var.settings, asking.user) !== null
  const isAskedFor = isStaff && hasPasskeys && !hasSecondFactor(asking)
  return { hasPasskeys, status: isAskedFor ? messages.desk.secondFactor : null }
}

/** Whether a passkey was sent, whatever else stands beside it. */
async function hasCredential(c: Context<AppEnv>): Promise<boolean> {
  const { credential } = await c.req.json<Record<string, unknown>>()
  return credential !== undefined && credential !== null && credential !== ''
}

async function confirmByPasskey(c: Context<AppEnv>): Promise<Response> {
  const seconds = await floodWait(c.var, 'own-passkey', floodLimits.login)
  if (seconds > 0) return refuseThrottled(c, { field: 'credential', seconds })
  const { credential } = confirmPasskeySchema.parse(await c.req.json())
  const challenge = await takeChallenge(c, 'confirm')
  const check = await checkOwnPasskey(c.var, getSignedIn(c), { credential, challenge })
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'credential', seconds: check.seconds })
  }
  if (check.outcome === 'wrong') {
    return refuseForm(c, { credential: [messages.passkeys.notAccepted] })
  }
  return confirmed(c, { passkeyUsedAt: check.value })
}

async function confirmed(c: Context<AppEnv>, proof: { passkeyUsedAt?: Date }): Promise<Response> {
  const replaced = await replaceSession(c, { passwordConfirmedAt: new Date(), ...proof })
  if (!replaced) return refuseSignedOut(c)
  return reply(c, {
    page: async () => {
      const intended = await consumeIntended(c)
      const { path = routes.dashboard.href(), unsent } = intended ?? {}
      return redirect(
        c,
        path,
        unsent ? { status: messages.guards.unsent, values: unsent } : undefined,
      )
    },
    json: () => c.json('', 201),
  })
}
