import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  challengeSchema,
  confirmPasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '#shared/auth/schema.ts'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseNotFound } from '../http/errors.ts'
import { form } from '../http/form.ts'
import { sendOn } from '../http/intended.ts'
import { page, sameVersion } from '../http/page.ts'
import { redirect } from '../http/reply.ts'
import { getSignedIn } from '../http/sessions.ts'
import { throttle } from '../http/throttle.ts'
import { answerChallenge, refuseChallenge } from './challenge.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { guest, passwordConfirmationAge, signedIn } from './guards.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { loginThrottle } from './login-throttle.ts'
import { findPendingSignIn } from './pending-sign-in.ts'
import { refuseReset } from './refuse-reset.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { undoEmail } from './undo-email.ts'
import { openVerificationLink } from './verify-email.ts'

const registration = enabled('registrationEnabled')
const passwordReset = enabled('passwordResetEnabled')
const email = { field: 'email' }
const emailOfUser = { field: 'email', by: 'user' } as const

/** Signing in and out, registering, and everything that proves who somebody is. */
export const authRoutes = new Hono<AppEnv>()
  .get(routes.login.path, guest, sameVersion, (c) => page(c, 'auth/login', loginProps(c)))
  .post(routes.login.path, guest, loginThrottle, form(loginSchema), (c) =>
    logIn(c, c.req.valid('json')),
  )
  .post(routes.logout.path, signedIn, logOut)

  .use(routes.register.path, registration)
  .get(routes.register.path, guest, sameVersion, (c) => page(c, 'auth/register', {}))
  .post(routes.register.path, guest, throttle('register', email), form(registerSchema), (c) =>
    register(c, c.req.valid('json')),
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
    (c) => forgotPassword(c, c.req.valid('json').email),
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
    throttle('resetPassword', { field: 'email', refuse: refuseReset }),
    form(resetPasswordSchema, { refused: refuseReset }),
    (c) => resetPassword(c, c.req.valid('json')),
  )

  .get(routes.twoFactorChallenge.path, guest, sameVersion, async (c) =>
    (await findPendingSignIn(c))
      ? page(c, 'auth/two-factor-challenge', {})
      : redirect(c, routes.login.href()),
  )
  .post(
    routes.twoFactorChallenge.path,
    guest,
    form(challengeSchema, { refused: refuseChallenge }),
    (c) => answerChallenge(c, c.req.valid('json')),
  )

  .get(routes.verifyNotice.path, signedIn, sameVersion, (c) =>
    getSignedIn(c).user.emailVerifiedAt
      ? sendOn(c, routes.dashboard.href())
      : page(c, 'auth/verify-email', { status: c.var.flash.status }),
  )
  .get(routes.verifyEmail.path, signedIn, throttle('verifyEmail', emailOfUser), sameVersion, (c) =>
    openVerificationLink(c, c.req.param()),
  )
  .get(routes.undoEmail.path, sameVersion, (c) =>
    page(c, 'auth/undo-email', { token: c.req.param('token') }),
  )
  .post(routes.undoEmail.path, throttle('undoEmail', { field: 'token' }), (c) =>
    undoEmail(c, c.req.param('token')),
  )
  .post(
    routes.resendVerification.path,
    signedIn,
    throttle('resendVerification', { ...emailOfUser, ownPage: routes.verifyNotice.href() }),
    resendVerification,
  )

  .get(routes.confirmPassword.path, signedIn, sameVersion, (c) =>
    page(c, 'auth/confirm-password', {}),
  )
  .post(routes.confirmPassword.path, signedIn, form(confirmPasswordSchema), (c) =>
    confirmPassword(c, c.req.valid('json').password),
  )
  .get(routes.confirmedPasswordStatus.path, signedIn, confirmedPasswordStatus)

function enabled(setting: 'registrationEnabled' | 'passwordResetEnabled') {
  return createMiddleware<AppEnv>(async (c, next) =>
    c.var.settings[setting] ? next() : refuseNotFound(c),
  )
}

function loginProps(c: Context<AppEnv>) {
  const { passwordResetEnabled, registrationEnabled } = c.var.settings
  return {
    canResetPassword: passwordResetEnabled,
    canRegister: registrationEnabled,
    status: c.var.flash.status,
  }
}

function confirmedPasswordStatus(c: Context<AppEnv>): Response {
  const asked = c.req.query('seconds') ?? ''
  const limit = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : lifetimes.passwordConfirmationSeconds
  const age = passwordConfirmationAge(getSignedIn(c).session)
  const confirmed = age !== null && age < limit
  if (confirmed && age > 0) c.header('X-Retry-After', String(age))
  return c.json({ confirmed })
}
