import { type Context, Hono } from 'hono'
import {
  addPasskeySchema,
  automaticPasskeySchema,
  passkeySignInSchema,
  renamePasskeySchema,
} from '#shared/account/passkeys/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  factorConfirmed,
  guest,
  hasConfirmedPassword,
  passwordConfirmed,
  refuseOvertaken,
  refuseSignedOut,
  signedIn,
  signedInByPassword,
  verified,
} from '#worker/account/auth/guards.ts'
import { canChangeFactors } from '#worker/account/auth/second-factor.ts'
import { startSignIn } from '#worker/account/auth/sign-in.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { deviceName } from '#worker/http/device-name.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, invalid, refuseForm } from '#worker/http/form.ts'
import { sendOn } from '#worker/http/intended.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { signInByPasskey } from './accept-passkey.ts'
import { addPasskey } from './add-passkey.ts'
import { consumeChallenge, startChallenge } from './challenge.ts'
import { deletePasskey, renamePasskey } from './change-passkey.ts'
import { findPasskeySignals, findPasskeys, passkeySummary } from './find-passkeys.ts'
import { countFailedPasskey, signInThrottle } from './sign-in-throttle.ts'

const ownPage = routes.passkeys.href()
const byUser = { field: 'credential', by: 'user', refusal: { ownPage } } as const
const onLogin = { ownPage: routes.login.href() }

export const passkeyRoutes = new Hono<AppEnv>()
  .post(routes.passkeySignInOptions.path, guest, async (c) => {
    const { requestOptions } = await import('./webauthn.ts')
    // The reply is the same for everybody: it names no account and looks none up.
    const options = await requestOptions(c.var.settings)
    await startChallenge(c, options.challenge, 'sign-in')
    return c.json(options)
  })
  .post(
    routes.passkeySignIn.path,
    guest,
    signInThrottle,
    form(passkeySignInSchema, onLogin),
    async (c) => {
      const { credential, remember } = c.req.valid('json')
      const challenge = await consumeChallenge(c, 'sign-in')
      const attempt = await signInByPasskey(c.var, { credential, challenge }, { remember })
      if (attempt.outcome === 'refused') {
        await countFailedPasskey(c.var)
        return refuseForm(c, { email: [messages.passkeys.notAccepted] }, onLogin)
      }
      await startSignIn(c, attempt.signIn)
      return reply(c, {
        page: () => sendOn(c, routes.dashboard.href()),
        json: () => c.json({ two_factor: false }),
      })
    },
  )
  .post(routes.confirmPasskeyOptions.path, signedIn, async (c) => {
    const { requestOptions } = await import('./webauthn.ts')
    const ownPasskeys = await findPasskeys(c.var.db, getSignedIn(c).user.id)
    const options = await requestOptions(c.var.settings, ownPasskeys)
    await startChallenge(c, options.challenge, 'confirm')
    return c.json(options)
  })
  // Fetched separately rather than sent as a prop: a page from the browser's history may be old,
  // and browsers would drop the passkeys that it does not list.
  .get(routes.passkeySignals.path, signedIn, async (c) =>
    c.json(await findPasskeySignals(c.var, getSignedIn(c).user)),
  )

  .get(routes.passkeys.path, signedIn, verified, sameVersion, async (c) => {
    const actor = getSignedIn(c)
    const { user, session } = actor
    return page(c, 'settings/passkeys', {
      passkeys: async () => (await findPasskeys(c.var.db, user.id)).map(passkeySummary),
      suggestedName: deviceName(c.var.client.agent),
      confirmed: hasConfirmedPassword(session) && (await canChangeFactors(c.var.db, actor)),
      status: c.var.flash.status,
    })
  })
  .post(routes.addPasskeyOptions.path, signedIn, passwordConfirmed, factorConfirmed, async (c) => {
    const { user } = getSignedIn(c)
    const { creationOptions } = await import('./webauthn.ts')
    const existing = await findPasskeys(c.var.db, user.id)
    const options = await creationOptions(c.var.settings, user, { existing })
    await startChallenge(c, options.challenge, 'add')
    return c.json(options)
  })
  .post(
    routes.addPasskey.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    throttle('addPasskey', byUser),
    form(addPasskeySchema, { ownPage }),
    async (c) => {
      const { name, credential } = c.req.valid('json')
      const challenge = await consumeChallenge(c, 'add')
      const result = await addPasskey(c.var, getSignedIn(c), { name, credential, challenge })
      if (result.outcome === 'ended') return refuseOvertaken(c)
      if (result.outcome !== 'added') {
        const { tooMany, notAdded } = messages.passkeys
        const message = result.outcome === 'full' ? tooMany : notAdded
        return refuseForm(c, { credential: [message] }, { ownPage })
      }
      return done(c, { status: messages.passkeys.added, id: result.id, ownPage })
    },
  )
  // Sent by scripts in the background; nobody sees the result.
  .post(
    routes.automaticPasskeyOptions.path,
    signedIn,
    verified,
    signedInByPassword,
    factorConfirmed,
    async (c) => {
      const { user } = getSignedIn(c)
      const { creationOptions } = await import('./webauthn.ts')
      const existing = await findPasskeys(c.var.db, user.id)
      const options = await creationOptions(c.var.settings, user, { existing, isAutomatic: true })
      await startChallenge(c, options.challenge, 'automatic')
      return c.json(options)
    },
  )
  .post(
    routes.automaticPasskey.path,
    signedIn,
    verified,
    signedInByPassword,
    factorConfirmed,
    throttle('addPasskey', byUser),
    form(automaticPasskeySchema, async (c, errors) => invalid(c, errors)),
    async (c) => {
      const { credential } = c.req.valid('json')
      const challenge = await consumeChallenge(c, 'automatic')
      const name = deviceName(c.var.client.agent)
      const addition = { name, credential, challenge, isAutomatic: true }
      const result = await addPasskey(c.var, getSignedIn(c), addition)
      if (result.outcome === 'ended') return refuseOvertaken(c)
      if (result.outcome === 'added') return c.json({ id: result.id }, 201)
      const { tooMany, notAdded } = messages.passkeys
      return invalid(c, { credential: [result.outcome === 'full' ? tooMany : notAdded] })
    },
  )
  .patch(
    routes.passkey.path,
    signedIn,
    passwordConfirmed,
    throttle('changePasskey', { ...byUser, field: 'name' }),
    form(renamePasskeySchema, { ownPage }),
    async (c) => {
      const change = { id: c.req.param('id'), name: c.req.valid('json').name }
      const { outcome } = await renamePasskey(c.var, getSignedIn(c), change)
      if (outcome === 'ended') return refuseSignedOut(c)
      return respondToChange(c, outcome, messages.passkeys.renamed)
    },
  )
  .delete(
    routes.passkey.path,
    signedIn,
    passwordConfirmed,
    factorConfirmed,
    throttle('changePasskey', { ...byUser, field: 'name' }),
    async (c) => {
      const { outcome } = await deletePasskey(c.var, getSignedIn(c), c.req.param('id'))
      if (outcome === 'ended') return refuseOvertaken(c)
      return respondToChange(c, outcome, messages.passkeys.removed)
    },
  )

/** Tells browsers and password managers where passkeys are managed; needs no session. */
export const passkeyEndpointRoutes = new Hono<AppEnv>().get(routes.passkeyEndpoints.path, (c) => {
  const settings = new URL(ownPage, c.var.settings.appUrl).href
  return c.json({ enroll: settings, manage: settings })
})

type Change = 'renamed' | 'removed' | 'notFound'

async function respondToChange(
  c: Context<AppEnv>,
  outcome: Change,
  status: string,
): Promise<Response> {
  if (outcome === 'notFound') return refuseNotFound(c)
  return done(c, { status, ownPage })
}
