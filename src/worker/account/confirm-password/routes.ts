import { type Context, Hono } from 'hono'
import { confirmPasswordSchema } from '#shared/account/auth/schema.ts'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import {
  hasConfirmedPassword,
  passwordConfirmationAge,
  refuseOvertaken,
  refuseSignedOut,
  signedIn,
} from '#worker/account/auth/guards.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import {
  type Answer,
  answerField,
  checkAnswer,
  spendAnswer,
  wrongAnswerErrors,
} from '#worker/account/two-factor/challenge.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { codeFactor } from '#worker/db/schema.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { consumeIntendedPage } from '#worker/http/intended.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { checkCredential, confirm, hasCredential, refuseWrongPassword } from './confirm.ts'

export const confirmPasswordRoutes = new Hono<AppEnv>()
  .get(routes.confirmPassword.path, signedIn, sameVersion, async (c) =>
    page(c, 'auth/confirm-password', await screenProps(c)),
  )
  .post(routes.confirmPassword.path, signedIn, form(confirmPasswordSchema), async (c) => {
    if (await hasCredential(c)) return confirmByPasskey(c)
    const { password, ...answer } = c.req.valid('json')
    const refusal = await refuseWrongPassword(c, password)
    if (refusal) return refusal
    if (await hasAnswer(c, answer)) return confirmByCode(c, answer)
    return (await confirm(c)) ? sendConfirmed(c) : refuseSignedOut(c)
  })
  .get(routes.confirmedPasswordStatus.path, signedIn, (c) => {
    const requestedSeconds = c.req.query('seconds') ?? ''
    const isValid = /^[1-9]\d{0,9}$/.test(requestedSeconds)
    const limit = isValid ? Number(requestedSeconds) : lifetimes.passwordConfirmationSeconds
    const age = passwordConfirmationAge(getSignedIn(c).session)
    const isConfirmed = age !== null && age < limit
    if (isConfirmed && age > 0) c.header('X-Retry-After', String(age))
    return c.json({ confirmed: isConfirmed })
  })

/** Returns how the account can confirm; after the password, only the missing second factor. */
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

/** True if two-factor is on and no second factor was used in this session yet. */
function asksForCode({ user, session }: SignedIn): boolean {
  return user.twoFactorConfirmedAt !== null && session.secondFactor === null
}

/** True if the request has a code, or left a required code field empty. */
async function hasAnswer(c: Context<AppEnv>, answer: Answer): Promise<boolean> {
  if (answer[answerField(answer)] !== '') return true
  const body = await c.req.json<Record<string, unknown>>()
  return asksForCode(getSignedIn(c)) && ('code' in body || 'recovery_code' in body)
}

async function confirmByCode(c: Context<AppEnv>, answer: Answer): Promise<Response> {
  const { user } = getSignedIn(c)
  const check = await checkAnswer(c.var, user, answer)
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: answerField(answer), seconds: check.seconds })
  }
  if (check.outcome === 'wrong') return refuseForm(c, wrongAnswerErrors(answer))
  const spent = await spendAnswer(c.var, user, check.value)
  if (!(await confirm(c, { ...spent, secondFactor: codeFactor }))) {
    return refuseOvertaken(c, () => refuseForm(c, wrongAnswerErrors(answer)))
  }
  if (check.value !== 'code') await audit(c.var, 'recovery-code-used', user.id)
  return sendConfirmed(c)
}

async function confirmByPasskey(c: Context<AppEnv>): Promise<Response> {
  const check = await checkCredential(c)
  if ('refusal' in check) return check.refusal
  if (await confirm(c, { secondFactor: check.passkeyId })) return sendConfirmed(c)
  return refuseOvertaken(c, () => refuseForm(c, { credential: [messages.passkeys.notAccepted] }))
}

/** Redirects to the page that was requested before the confirmation. */
async function sendConfirmed(c: Context<AppEnv>): Promise<Response> {
  return reply(c, {
    page: async () => {
      const intended = await consumeIntendedPage(c)
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
