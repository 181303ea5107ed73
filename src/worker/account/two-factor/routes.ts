import { type Context, Hono } from 'hono'
import {
  challengeSchema,
  confirmTwoFactorSchema,
  enableTwoFactorSchema,
} from '#shared/account/two-factor/schema.ts'
import { messages } from '#shared/messages.ts'
import type { PageFlash, Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
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
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { answerChallenge, answerField, wrongAnswerErrors } from './challenge.ts'
import { qrCodeSvg } from './qr-code.ts'
import { findRecoveryCodes, regenerateRecoveryCodes } from './recovery-codes.ts'
import { confirmTwoFactor, disableTwoFactor, enableTwoFactor } from './set-up.ts'
import { openSecret, otpauthUrl } from './totp.ts'

const ownPage = routes.twoFactor.href()
const perUser = { field: 'code', by: 'user', refusal: { ownPage } } as const
// A wrong answer is reported on the challenge page, whichever page sent the form.
const onChallenge = { page: routes.twoFactorChallenge.href() }
// The set-up dialog reads this bag, even if the client requested another one.
const inDialog = { ownPage, bag: 'confirmTwoFactorAuthentication' }

export const twoFactorRoutes = new Hono<AppEnv>()
  .get(routes.twoFactorChallenge.path, guest, sameVersion, async (c) =>
    (await findPendingSignIn(c))
      ? page(c, 'auth/two-factor-challenge', {})
      : redirect(c, routes.login.href()),
  )
  .post(routes.twoFactorChallenge.path, guest, form(challengeSchema, onChallenge), async (c) => {
    const pendingSignIn = await findPendingSignIn(c)
    if (!pendingSignIn) return refuseExpired(c)
    const answer = c.req.valid('json')
    const field = answerField(answer)
    const result = await answerChallenge(c.var, pendingSignIn, answer)
    if (result.outcome === 'expired') return refuseExpired(c)
    if (result.outcome === 'throttled') {
      return refuseThrottled(c, { field, seconds: result.seconds, refusal: onChallenge })
    }
    if (result.outcome === 'wrong') {
      const errors = wrongAnswerErrors(answer)
      if (await isEmptyRecoveryCode(c)) errors.recovery_code = [messages.required('recovery code')]
      return refuseForm(c, errors, onChallenge)
    }
    await startSignIn(c, result.signIn)
    dropPendingSignIn(c)
    return reply(c, {
      page: async () => sendOn(c, routes.dashboard.href(), await automaticPasskeyOffer(c)),
      json: () => c.body(null, 204),
    })
  })

  .get(routes.twoFactor.path, signedIn, passwordConfirmed, sameVersion, async (c) => {
    const actor = getSignedIn(c)
    const { twoFactorSecret, twoFactorConfirmedAt } = actor.user
    const needsSecondFactor = !hasSecondFactor(actor) && roleOf(c.var.settings, actor.user) !== null
    const props = {
      twoFactorEnabled: twoFactorConfirmedAt !== null,
      requiresConfirmation: true,
      setupPending: twoFactorSecret !== null && twoFactorConfirmedAt === null,
      confirmed: await canChangeFactors(c.var.db, actor),
      needsSecondFactor,
      status: needsSecondFactor ? messages.desk.secondFactor : c.var.flash.status,
    } as const
    return page(c, 'settings/two-factor', props, { flash: await flashWithoutScript(c, props) })
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
      return outcome === 'ended'
        ? refuseOvertaken(c)
        : respondToChange(c, statusCodes.twoFactorEnabled)
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
        : respondToChange(c, statusCodes.twoFactorDisabled)
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
      const result = await confirmTwoFactor(c.var, actor, c.req.valid('json').code)
      if (result.outcome === 'refused') {
        return refuseThrottled(c, { field: 'code', seconds: result.seconds, refusal: inDialog })
      }
      if (result.outcome === 'wrong') {
        return refuseForm(c, { code: [messages.twoFactor.invalidCode] }, inDialog)
      }
      // Turning two-factor on has just deleted all remembered devices.
      if (!actor.user.twoFactorConfirmedAt) dropCookie(c, 'remember')
      return respondToChange(c, statusCodes.twoFactorConfirmed)
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
      if (outcome === 'regenerated') return respondToChange(c, statusCodes.recoveryCodesGenerated)
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

/** Returns the secret or codes for browsers without a script, once, after a plain form. */
async function flashWithoutScript(
  c: Context<AppEnv>,
  { setupPending, twoFactorEnabled, confirmed }: Pages['settings/two-factor'],
): Promise<PageFlash | undefined> {
  if (!confirmed || isInertia(c) || isLookingAhead(c)) return undefined
  const { status, bag } = c.var.flash
  const { twoFactorEnabled: setupStarted, twoFactorConfirmed, recoveryCodesGenerated } = statusCodes
  if (setupPending && (status === setupStarted || bag === inDialog.bag)) {
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

/** True if the form for recovery codes was sent empty; it has no field for a code. */
async function isEmptyRecoveryCode(c: Context<AppEnv>): Promise<boolean> {
  const body = await c.req.json<Record<string, unknown>>()
  return 'recovery_code' in body && !('code' in body) && isBlank(body.recovery_code)
}

/** Like `done`, but JSON clients get an empty string with status 200. */
function respondToChange(c: Context<AppEnv>, status: string): Promise<Response> {
  return reply(c, { page: () => back(c, { status }, ownPage), json: () => c.json('') })
}

function refuseExpired(c: Context<AppEnv>): Promise<Response> {
  const message = messages.auth.pendingExpired
  return reply(c, {
    page: () => redirect(c, routes.login.href(), { errors: { email: message } }),
    json: () => invalid(c, { code: [message] }),
  })
}
