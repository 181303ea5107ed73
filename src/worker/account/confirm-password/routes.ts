import { type Context, Hono } from 'hono'
import { confirmPasswordSchema } from '#shared/account/auth/schema.ts'
import { confirmPasskeySchema } from '#shared/account/passkeys/schema.ts'
import { floodLimits, lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { checkOwnPassword } from '#worker/account/auth/authenticate.ts'
import {
  hasConfirmedPassword,
  passwordConfirmationAge,
  refuseOvertaken,
  refuseSignedOut,
  signedIn,
} from '#worker/account/auth/guards.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import { checkOwnPasskey } from '#worker/account/passkeys/accept-passkey.ts'
import { takeChallenge } from '#worker/account/passkeys/challenge.ts'
import {
  type Answer,
  answeredField,
  checkAnswer,
  spendAnswer,
  wrongAnswer,
} from '#worker/account/two-factor/challenge.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { codeFactor } from '#worker/db/schema.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { consumeIntended } from '#worker/http/intended.ts'
import { type Proof, replaceSession } from '#worker/http/new-session.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'

/**
 * Proof that the owner sits at a browser that is signed in: the password, with a code where two-factor
 * is on, or a passkey instead of both.
 */
export const confirmPasswordRoutes = new Hono<AppEnv>()
  .get(routes.confirmPassword.path, signedIn, sameVersion, async (c) =>
    page(c, 'auth/confirm-password', await screenProps(c)),
  )
  .post(routes.confirmPassword.path, signedIn, form(confirmPasswordSchema), async (c) => {
    if (await hasCredential(c)) return confirmByPasskey(c)
    const { password, ...answer } = c.req.valid('json')
    const refused = await refuseWrongPassword(c, password)
    if (refused) return refused
    if (await isAnswered(c, answer)) return confirmByCode(c, answer)
    return (await confirm(c)) ? confirmed(c) : refuseSignedOut(c)
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

/**
 * What the account has to confirm by, and what this session lacks: who has confirmed the password, and
 * comes here again, is asked for the second factor.
 */
async function screenProps(c: Context<AppEnv>): Promise<Pages['auth/confirm-password']> {
  const actor = getSignedIn(c)
  const hasPasskeys = (await countPasskeys(c.var.db, actor.user.id)) > 0
  const asksCode = asksForCode(actor)
  const needsPasskey = hasPasskeys && !hasSecondFactor(actor)
  const passkeyOnly = needsPasskey && hasConfirmedPassword(actor.session)
  const isStaff = roleOf(c.var.settings, actor.user) !== null
  const { desk, guards } = messages
  const status = needsPasskey && isStaff ? desk.secondFactor : passkeyOnly ? guards.unproved : null
  return { hasPasskeys, asksCode, passkeyOnly, status }
}

/** True if two-factor is on, and no second factor has opened or confirmed this session yet. */
function asksForCode({ user, session }: SignedIn): boolean {
  return user.twoFactorConfirmedAt !== null && session.secondFactor === null
}

async function refuseWrongPassword(c: Context<AppEnv>, password: string): Promise<Response | null> {
  const wrong = { password: [messages.password.provided] }
  if (password === '') return refuseForm(c, wrong)
  const guess = { kind: 'confirm-password', password }
  const check = await checkOwnPassword(c.var, getSignedIn(c).user, guess)
  if (check.outcome === 'right') return null
  if (check.outcome === 'wrong') return refuseForm(c, wrong)
  return refuseThrottled(c, { field: 'password', seconds: check.seconds })
}

/** True if a code was sent, or the field of one that is asked for was left empty. */
async function isAnswered(c: Context<AppEnv>, answer: Answer): Promise<boolean> {
  if (answer[answeredField(answer)] !== '') return true
  const body = await c.req.json<Record<string, unknown>>()
  return asksForCode(getSignedIn(c)) && ('code' in body || 'recovery_code' in body)
}

async function confirmByCode(c: Context<AppEnv>, answer: Answer): Promise<Response> {
  const { user } = getSignedIn(c)
  const check = await checkAnswer(c.var, user, answer)
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: answeredField(answer), seconds: check.seconds })
  }
  if (check.outcome === 'wrong') return refuseForm(c, wrongAnswer(answer))
  const spent = await spendAnswer(c.var, user, check.value)
  if (!(await confirm(c, { ...spent, secondFactor: codeFactor }))) {
    return refuseOvertaken(c, () => refuseForm(c, wrongAnswer(answer)))
  }
  if (check.value !== 'code') await audit(c.var, 'recovery-code-used', user.id)
  return confirmed(c)
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
  const wrong = { credential: [messages.passkeys.notAccepted] }
  if (check.outcome === 'wrong') return refuseForm(c, wrong)
  const { passkeyId: secondFactor } = check.value
  if (await confirm(c, { secondFactor })) return confirmed(c)
  return refuseOvertaken(c, () => refuseForm(c, wrong))
}

function confirm(c: Context<AppEnv>, proof: Proof = {}): Promise<boolean> {
  return replaceSession(c, { ...proof, passwordConfirmedAt: new Date() })
}

/** Sends somebody on to what they wanted to do. */
async function confirmed(c: Context<AppEnv>): Promise<Response> {
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
