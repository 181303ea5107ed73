import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '#shared/account/auth/schema.ts'
import { hourlyCap, lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { errorActions } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import { emailOf, textOf } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { readCookie, readLastMethod } from '#worker/http/cookies.ts'
import { refuse, refuseNotFound } from '#worker/http/errors.ts'
import { type FieldMessages, form, refuseForm } from '#worker/http/form.ts'
import { consumeIntendedPage, sendOn } from '#worker/http/intended.ts'
import { dropSession } from '#worker/http/new-session.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { back, done, redirect, reply } from '#worker/http/reply.ts'
import { isLookingAhead } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { Unavailable } from '#worker/unavailable.ts'
import { authenticate } from './authenticate.ts'
import { automaticPasskeyOffer } from './automatic-passkey.ts'
import { loginThrottle } from './failed-logins.ts'
import { guest, signedIn } from './guards.ts'
import { intendedTitle } from './intended-title.ts'
import { findDevice } from './known-device.ts'
import { offeredInvitation } from './offered-invitation.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { register } from './register.ts'
import { findResetUser } from './reset-links.ts'
import { resetPassword, sendResetLink } from './reset-password.ts'
import { createSignIn, endSignIn, startSignIn } from './sign-in.ts'
import { undoEmail } from './undo-email.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

const registration = whenEnabled('registrationEnabled')
const passwordReset = whenEnabled('passwordResetEnabled')
const email = { field: 'email' }
const emailOfUser = { field: 'email', by: 'user' } as const
const dashboard = routes.dashboard.href()
const verifyNotice = routes.verifyNotice.href()

export const authRoutes = new Hono<AppEnv>()
  .get(routes.login.path, guest, sameVersion, async (c) => {
    const { passwordResetEnabled, registrationEnabled } = c.var.settings
    return page(c, 'auth/login', {
      canResetPassword: passwordResetEnabled,
      canRegister: registrationEnabled,
      status: c.var.flash.status,
      lastMethod: readLastMethod(c),
      intended: await intendedTitle(c),
      ...(await offeredInvitation(c)),
    })
  })
  .post(routes.login.path, guest, loginThrottle, form(loginSchema), async (c) => {
    const { remember, ...login } = c.req.valid('json')
    const attempt = await authenticate(c.var, login, await findDevice(c))
    const { outcome } = attempt
    if (outcome === 'throttled') return refuseThrottled(c, { ...email, seconds: attempt.seconds })
    if (outcome === 'rejected') return refuseForm(c, { email: [messages.auth.failed] })
    if (outcome === 'challenge') {
      await startPendingSignIn(c, attempt.user, remember)
      return reply(c, {
        page: () => redirect(c, routes.twoFactorChallenge.href()),
        json: () => c.json({ two_factor: true }),
      })
    }
    const signIn = await createSignIn(c.var, attempt.user, { remember, byPassword: true })
    if (!signIn) return refuseForm(c, { email: [messages.auth.failed] })
    await startSignIn(c, signIn)
    return reply(c, {
      page: async () => sendOn(c, dashboard, await automaticPasskeyOffer(c)),
      json: () => c.json({ two_factor: false }),
    })
  })
  .post(routes.logout.path, signedIn, async (c) => {
    await endSignIn(c.var, getSignedIn(c), readCookie(c, 'remember'))
    await dropSession(c)
    return done(c, { to: routes.home.href() })
  })

  .use(routes.register.path, registration)
  .get(routes.register.path, guest, sameVersion, async (c) =>
    page(c, 'auth/register', {
      intended: await intendedTitle(c),
      ...(await offeredInvitation(c)),
    }),
  )
  .post(
    routes.register.path,
    guest,
    throttle('register', email),
    form(registerSchema),
    async (c) => {
      const result = await register(c.var, c.req.valid('json'))
      if (result.outcome === 'taken') return refuseForm(c, { email: [messages.auth.emailTaken] })
      if (result.outcome === 'breached')
        return refuseForm(c, { password: [messages.password.breached] })
      if (result.outcome === 'full') {
        throw new Unavailable('the registrations of this hour are used up', hourlyCap.seconds)
      }
      await startSignIn(c, result.signIn)
      return reply(c, { page: () => sendOn(c, dashboard), json: () => c.json('', 201) })
    },
  )

  .use(routes.forgotPassword.path, passwordReset)
  .use(routes.replacePassword.path, passwordReset)
  .use(routes.resetPassword.path, passwordReset)
  .get(routes.forgotPassword.path, guest, sameVersion, (c) =>
    page(c, 'auth/forgot-password', { status: c.var.flash.status }),
  )
  .post(
    routes.forgotPassword.path,
    guest,
    throttle('forgotPassword', email),
    form(forgotPasswordSchema),
    async (c) => {
      await sendResetLink(c.var, c.req.valid('json').email)
      const status = messages.reset.linkSent
      return reply(c, { page: () => back(c, { status }), json: () => c.json({ message: status }) })
    },
  )
  .get(routes.resetPassword.path, guest, sameVersion, (c) =>
    page(c, 'auth/reset-password', {
      token: c.req.param('token'),
      email: c.req.query('email') ?? '',
    }),
  )
  .post(
    routes.replacePassword.path,
    guest,
    throttle('resetPassword', { ...email, refusal: refuseReset }),
    form(resetPasswordSchema, refuseReset),
    async (c) => {
      const { outcome } = await resetPassword(c.var, c.req.valid('json'))
      if (outcome === 'invalid') return refuseReset(c, { email: [messages.reset.invalidToken] })
      if (outcome === 'breached') return refuseReset(c, { password: [messages.password.breached] })
      const status = messages.reset.done
      return reply(c, {
        page: () => redirect(c, routes.login.href(), { status }),
        json: () => c.json({ message: status }),
      })
    },
  )

  .get(routes.verifyNotice.path, signedIn, sameVersion, async (c) => {
    if (getSignedIn(c).user.emailVerifiedAt) return sendOn(c, dashboard)
    const intended = await intendedTitle(c)
    return page(c, 'auth/verify-email', { status: c.var.flash.status, intended })
  })
  .get(
    routes.verifyEmail.path,
    signedIn,
    throttle('verifyEmail', emailOfUser),
    sameVersion,
    async (c) => {
      const { outcome } = await verifyEmail(c.var, getSignedIn(c).user, {
        ...c.req.param(),
        url: new URL(c.req.url),
        isPrefetch: isLookingAhead(c),
      })
      if (outcome !== 'verified') return refuseVerification(c, outcome)
      return reply(c, {
        page: async () =>
          redirect(c, (await consumeIntendedPage(c))?.path ?? `${dashboard}?verified=1`),
        json: () => c.body(null, 204),
      })
    },
  )
  .post(
    routes.resendVerification.path,
    signedIn,
    throttle('resendVerification', { ...emailOfUser, refusal: { ownPage: verifyNotice } }),
    async (c) => {
      const { outcome } = await resendVerification(c.var, getSignedIn(c).user)
      if (outcome === 'verified') {
        return reply(c, { page: () => sendOn(c, dashboard), json: () => c.body(null, 204) })
      }
      const status = statusCodes.verificationLinkSent
      return reply(c, {
        page: () => back(c, { status }, verifyNotice),
        json: () => c.json('', 202),
      })
    },
  )
  .get(routes.undoEmail.path, sameVersion, (c) =>
    page(c, 'auth/undo-email', { token: c.req.param('token') }),
  )
  .post(routes.undoEmail.path, throttle('undoEmail', { field: 'token' }), async (c) => {
    const result = await undoEmail(c.var, c.req.param('token'))
    if (result.outcome === 'invalid') {
      return refuseForm(c, { token: [messages.emailUndo.invalidLink] })
    }
    const isOwn = c.var.signedIn?.user.id === result.userId
    if (isOwn) await dropSession(c)
    const status = messages.emailUndo.done
    return reply(c, {
      page: () => redirect(c, routes.login.href(), { status, clearHistory: isOwn }),
      json: () => c.json({ message: status }),
    })
  })

function whenEnabled(setting: 'registrationEnabled' | 'passwordResetEnabled') {
  return createMiddleware<AppEnv>(async (c, next) =>
    c.var.settings[setting] ? next() : refuseNotFound(c),
  )
}

function refuseVerification(c: Context<AppEnv>, outcome: 'invalid' | 'other-account') {
  const { invalidLink, invalidSignature, unauthorized } = messages.guards
  return refuse(c, {
    status: 403,
    message: outcome === 'invalid' ? invalidSignature : unauthorized,
    explanation: invalidLink,
    action: { label: errorActions.newLink, href: verifyNotice },
  })
}

// Our tokens are never longer, and a longer one could exceed the size limit of a header.
const resetTokenLength = 64

/** Redirects back to the link's page; an invalid link is reported instead of password errors. */
async function refuseReset(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  const body = await c.req.json()
  const link = { token: textOf(body.token), email: emailOf(body.email) }
  const isMalformed =
    link.token.length > resetTokenLength || link.email.length > lengths.accountEmail
  if (isMalformed || !link.token || !link.email) {
    return refuseForm(c, errors, { ownPage: routes.forgotPassword.href() })
  }
  const query = `?email=${encodeURIComponent(link.email)}`
  const ownPage = routes.resetPassword.href({ token: link.token }) + query
  const passwordOnly = Object.keys(errors).every((field) => field.startsWith('password'))
  const isDeadLink = passwordOnly && !(await findResetUser(c.var.db, link))
  const invalid = { email: [messages.reset.invalidToken] }
  return refuseForm(c, isDeadLink ? invalid : errors, { ownPage })
}
