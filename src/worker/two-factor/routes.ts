import { type Context, Hono } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { confirmTwoFactorSchema, enableTwoFactorSchema } from '#shared/two-factor/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { passwordConfirmed, refuseSignedOut, signedIn } from '../auth/guards.ts'
import {
  type FieldMessages,
  firstMessages,
  form,
  refuseForm,
  validationError,
} from '../http/form.ts'
import { evaluateGuess } from '../http/guess-guard.ts'
import { page, sameVersion } from '../http/page.ts'
import { back } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { getSignedIn } from '../http/sessions.ts'
import { refuseThrottled, throttle } from '../http/throttle.ts'
import { confirmTwoFactor } from './confirm.ts'
import { disableTwoFactor } from './disable.ts'
import { enableTwoFactor } from './enable.ts'
import { qrCodeSvg } from './qr-code.ts'
import { findRecoveryCodes } from './recovery-codes.ts'
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts'
import { openSecret } from './secret.ts'
import { otpauthUrl } from './totp.ts'

const ownPage = routes.twoFactor.href()
const perUser = { field: 'code', by: 'user', ownPage } as const

/** Setting up and managing the second factor: the secure area of an account. */
export const twoFactorRoutes = new Hono<AppEnv>()
  .get(routes.twoFactor.path, signedIn, passwordConfirmed, sameVersion, (c) => {
    const { twoFactorSecret, twoFactorConfirmedAt } = getSignedIn(c).user
    return page(c, 'settings/two-factor', {
      twoFactorEnabled: twoFactorConfirmedAt !== null,
      requiresConfirmation: true,
      setupPending: twoFactorSecret !== null && twoFactorConfirmedAt === null,
    })
  })
  .post(
    routes.enableTwoFactor.path,
    signedIn,
    passwordConfirmed,
    throttle('enableTwoFactor', perUser),
    form(enableTwoFactorSchema, { ownPage }),
    async (c) => {
      const { outcome } = await enableTwoFactor(c, c.req.valid('json').force)
      return outcome === 'ended' ? refuseSignedOut(c) : done(c, messages.status.twoFactorEnabled)
    },
  )
  .delete(
    routes.enableTwoFactor.path,
    signedIn,
    passwordConfirmed,
    throttle('disableTwoFactor', perUser),
    async (c) => {
      const { outcome } = await disableTwoFactor(c)
      return outcome === 'ended' ? refuseSignedOut(c) : done(c, messages.status.twoFactorDisabled)
    },
  )
  .post(
    routes.confirmTwoFactor.path,
    signedIn,
    passwordConfirmed,
    form(confirmTwoFactorSchema, { refused: refuseConfirmation }),
    (c) => confirm(c, c.req.valid('json').code),
  )
  .post(
    routes.twoFactorRecoveryCodes.path,
    signedIn,
    passwordConfirmed,
    throttle('regenerateRecoveryCodes', perUser),
    async (c) => {
      const { outcome } = await regenerateRecoveryCodes(c)
      if (outcome === 'regenerated') return done(c, messages.status.recoveryCodesGenerated)
      if (outcome === 'ended') return refuseSignedOut(c)
      const message = messages.twoFactor.notEnabled
      if (requestKind(c) === 'json') return c.json({ message }, 404)
      return refuseForm(c, { code: [message] }, ownPage)
    },
  )
  .get(routes.twoFactorRecoveryCodes.path, signedIn, passwordConfirmed, async (c) =>
    c.json(await findRecoveryCodes(c.var, getSignedIn(c).user.id)),
  )
  .get(routes.twoFactorSecretKey.path, signedIn, passwordConfirmed, async (c) => {
    const secretKey = await openSecret(c.var.settings, getSignedIn(c).user)
    return secretKey
      ? c.json({ secretKey })
      : c.json({ message: messages.twoFactor.notEnabled }, 404)
  })
  .get(routes.twoFactorQrCode.path, signedIn, passwordConfirmed, async (c) => {
    const { user } = getSignedIn(c)
    const secret = await openSecret(c.var.settings, user)
    if (!secret) return c.json([])
    const url = otpauthUrl(secret, { appName: c.var.settings.appName, email: user.email })
    return c.json({ svg: qrCodeSvg(url), url })
  })

async function confirm(c: Context<AppEnv>, code: string): Promise<Response> {
  const wrong = { code: [messages.twoFactor.invalidCode] }
  if (code === '') return refuseConfirmation(c, wrong)
  const guess = { kind: 'confirm-two-factor', account: getSignedIn(c).user.id } as const
  const guessed = await evaluateGuess(c, guess, () => confirmTwoFactor(c, code))
  if (guessed.outcome === 'refused') {
    const { seconds } = guessed
    return refuseThrottled(c, { field: 'code', seconds, refuse: refuseConfirmation })
  }
  if (guessed.outcome === 'wrong') return refuseConfirmation(c, wrong)
  return done(c, messages.status.twoFactorConfirmed)
}

function done(c: Context<AppEnv>, status: string): Promise<Response> | Response {
  return requestKind(c) === 'json' ? c.json('') : back(c, { status }, ownPage)
}

/** Reports in the bag that the set-up dialog reads, whatever the client asked for. */
function refuseConfirmation(
  c: Context<AppEnv>,
  errors: FieldMessages,
): Promise<Response> | Response {
  if (requestKind(c) === 'json') return c.json(validationError(errors), 422)
  const left = { errors: firstMessages(errors), bag: 'confirmTwoFactorAuthentication' }
  return back(c, left, ownPage)
}
