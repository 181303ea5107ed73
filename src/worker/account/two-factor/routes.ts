import { type Context, Hono } from 'hono'
import {
  challengeSchema,
  confirmTwoFactorSchema,
  enableTwoFactorSchema,
} from '#shared/account/two-factor/schema.ts'
import { messages } from '#shared/messages.ts'
import type { PageFlash, Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { isBlank } from '#shared/text.ts'
import { automaticPasskeyOffer } from '#worker/account/auth/automatic-passkey.ts'
import {
  factorConfirmed,
  guest,
  passwordConfirmed,
  refuseOvertaken,
  signedIn,
} from '#worker/account/auth/guards.ts'
import { dropPendingSignIn, findPendingSignIn } from '#worker/account/auth/pending-sign-in.ts'
import { canChangeFactors, hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import { startSignIn } from '#worker/account/auth/sign-in.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { dropCookie } from '#worker/http/cookies.ts'
import { form, invalid, refuseForm } from '#worker/http/form.ts'
import { sendOn } from '#worker/http/intended.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { back, redirect, reply } from '#worker/http/reply.ts'
import { isInertia, isLookingAhead } from '#worker/http/request.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { answerChallenge, answeredField, wrongAnswer } from './challenge.ts'
import { qrCodeSvg } from './qr-code.ts'
import { findRecoveryCodes, regenerateRecoveryCodes } from './recovery-codes.ts'
import { confirmTwoFactor, disableTwoFactor, enableTwoFactor } from './set-up.ts'
import { openSecret, otpauthUrl } from './totp.ts'

const ownPage = routes.twoFactor.href()
const perUser = { field: 'code', by: 'user', refusal: { ownPage } } as const
// What is wrong with an answer is said on the challenge itself, wherever the form was sent from.
const onChallenge = { page: routes.twoFactorChallenge.href() }
// The set-up dialog reads this bag, whatever the client asked for.
const inDialog = { ownPage, bag: 'confirmTwoFactorAuthentication' }

/** The second factor: asked for at a sign-in, set up and managed in the secure area. */
export const twoFactorRoutes = new Hono<AppEnv>()
  .get(routes.twoFactorChallenge.path, guest, sameVersion, async (c) =>
    (await findPendingSignIn(c))
      ? page(c, 'auth/two-factor-challenge', {})
      : redirect(c, routes.login.href()),
  )
  .post(routes.twoFactorChallenge.path, guest, form(challengeSchema, onChallenge), async (c) => {
    const found = await findPendingSignIn(c)
    if (!found) return refuseExpired(c)
    const answer = c.req.valid('json')
    const field = answeredField(answer)
    const answered = await answerChallenge(c.var, found, answer)
    if (answered.outcome === 'expired') return refuseExpired(c)
    if (answered.outcome === 'throttled') {
      return refuseThrottled(c, { field, seconds: answered.seconds, refusal: onChallenge })
    }
    if (answered.outcome === 'wrong') {
      const errors = wrongAnswer(answer)
      if (await isEmptyRecoveryCode(c)) errors.recovery_code = [messages.required('recovery code')]
      return refuseForm(c, errors, onChallenge)
    }
    await startSignIn(c, answered.signIn)
    dropPendingSignIn(c)
    return reply(c, {
      page: async () => sendOn(c, routes.dashboard.href(), await automaticPasskeyOffer(c)),
      json: () => c.body(null, 204),
    })
  })

  .get(routes.twoFactor.path, signedIn, passwordConfirmed, sameVersion, async (c) => {
    const actor = getSignedIn(c)
    const { twoFactorSecret, twoFactorConfirmedAt } = actor.user
    const isAskedFor = !hasSecondFactor(actor) && roleOf(c.var.settings, actor.user) !== null
    const props = {
      twoFactorEnabled: twoFactorConfirmedAt !== null,
      requiresConfirmation: true,
      setupPending: twoFactorSecret !== null && twoFactorConfirmedAt === null,
      confirmed: await canChangeFactors(c.var.db, actor),
      ...(isAskedFor && { status: messages.desk.secondFactor }),
    } as const
    return page(c, 'settings/two-factor', props, { flash: await shownOnce(c, props) })
  })
  .post(
    routes.enableTwoFactor.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    throttle('enableTwoFactor', perUser),
    form(enableTwoFactorSchema, { ownPage }),
    async (c) => {
      const { outcome } = await enableTwoFactor(c.var, getSignedIn(c), c.req.valid('json'))
      return outcome === 'ended' ? refuseOvertaken(c) : changed(c, messages.status.twoFactorEnabled)
    },
  )
  .delete(
    routes.enableTwoFactor.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    throttle('disableTwoFactor', perUser),
    async (c) => {
      const { outcome } = await disableTwoFactor(c.var, getSignedIn(c))
      return outcome === 'ended'
        ? refuseOvertaken(c)
        : changed(c, messages.status.twoFactorDisabled)
    },
  )
  .post(
    routes.confirmTwoFactor.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    form(confirmTwoFactorSchema, inDialog),
    async (c) => {
      const actor = getSignedIn(c)
      const confirmed = await confirmTwoFactor(c.var, actor, c.req.valid('json').code)
      if (confirmed.outcome === 'refused') {
        return refuseThrottled(c, { field: 'code', seconds: confirmed.seconds, refusal: inDialog })
      }
      if (confirmed.outcome === 'wrong') {
        return refuseForm(c, { code: [messages.twoFactor.invalidCode] }, inDialog)
      }
      // Turned on just now, it has forgotten every device.
      if (!actor.user.twoFactorConfirmedAt) dropCookie(c, 'remember')
      return changed(c, messages.status.twoFactorConfirmed)
    },
  )
  .post(
    routes.twoFactorRecoveryCodes.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    throttle('regenerateRecoveryCodes', perUser),
    async (c) => {
      const { outcome } = await regenerateRecoveryCodes(c.var, getSignedIn(c))
      if (outcome === 'ended') return refuseOvertaken(c)
      if (outcome === 'regenerated') return changed(c, messages.status.recoveryCodesGenerated)
      const message = messages.twoFactor.notEnabled
      return reply(c, {
        page: () => refuseForm(c, { code: [message] }, { ownPage }),
        json: () => c.json({ message }, 404),
      })
    },
  )
  .get(
    routes.twoFactorRecoveryCodes.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    async (c) => c.json(await findRecoveryCodes(c.var, getSignedIn(c).user.id)),
  )
  .get(routes.twoFactorSecretKey.path, signedIn, passwordConfirmed, factorConfirmed, async (c) => {
    const secretKey = await openSecret(c.var.settings, getSignedIn(c).user)
    return secretKey
      ? c.json({ secretKey })
      : c.json({ message: messages.twoFactor.notEnabled }, 404)
  })
  .get(routes.twoFactorQrCode.path, signedIn, passwordConfirmed, factorConfirmed, async (c) => {
    const { user } = getSignedIn(c)
    const secret = await openSecret(c.var.settings, user)
    return c.json(secret ? qrCodeOf(c, secret) : [])
  })

function qrCodeOf(c: Context<AppEnv>, secret: string): { svg: string; url: string } {
  const { user } = getSignedIn(c)
  const url = otpauthUrl(secret, { appName: c.var.settings.appName, email: user.email })
  return { svg: qrCodeSvg(url), url }
}

/**
 * What a script would fetch, for whoever has none: right after a form that the browser itself sent,
 * and in no other reply.
 */
async function shownOnce(
  c: Context<AppEnv>,
  { setupPending, twoFactorEnabled, confirmed }: Pages['settings/two-factor'],
): Promise<PageFlash | undefined> {
  if (!confirmed || isInertia(c) || isLookingAhead(c)) return undefined
  const { status, bag } = c.var.flash
  const { twoFactorEnabled: begun, twoFactorConfirmed, recoveryCodesGenerated } = messages.status
  if (setupPending && (status === begun || bag === inDialog.bag)) {
    const secretKey = await openSecret(c.var.settings, getSignedIn(c).user)
    return secretKey
      ? { twoFactorSetup: { qrCodeSvg: qrCodeOf(c, secretKey).svg, secretKey } }
      : undefined
  }
  if (twoFactorEnabled && (status === twoFactorConfirmed || status === recoveryCodesGenerated)) {
    return { recoveryCodes: await findRecoveryCodes(c.var, getSignedIn(c).user.id) }
  }
  return undefined
}

/** Whether the form for recovery codes was sent with nothing in it: it has no field for the other. */
async function isEmptyRecoveryCode(c: Context<AppEnv>): Promise<boolean> {
  const body = await c.req.json<Record<string, unknown>>()
  return 'recovery_code' in body && !('code' in body) && isBlank(body.recovery_code)
}

/** As `done`, but programs get an empty text with 200, as the contract has it. */
function changed(c: Context<AppEnv>, status: string): Promise<Response> {
  return reply(c, { page: () => back(c, { status }, ownPage), json: () => c.json('') })
}

/** The sign-in waits no longer: it starts anew with the password. */
function refuseExpired(c: Context<AppEnv>): Promise<Response> {
  const message = messages.auth.pendingExpired
  return reply(c, {
    page: () => redirect(c, routes.login.href(), { errors: { email: message } }),
    json: () => invalid(c, { code: [message] }),
  })
}
