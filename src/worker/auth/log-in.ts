import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseForm } from '../http/form.ts'
import { clearGuesses, countGuess } from '../http/guess-guard.ts'
import { sendOn } from '../http/intended.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { authenticate } from './authenticate.ts'
import { findKnownDevice } from './device.ts'
import { clearFailedLogins, countFailedLogin } from './login-throttle.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { signIn } from './sign-in.ts'

interface Login {
  email: string
  password: string
  remember: boolean
}

/** Signs in, asks for the second factor, or says that the credentials are wrong. */
export async function logIn(c: Context<AppEnv>, login: Login): Promise<Response> {
  const device = await findKnownDevice(c, login.email)
  const guess = { kind: 'login', account: login.email, ...(device && { device }) } as const
  const seconds = await countGuess(c, guess)
  if (seconds > 0) return refuseThrottled(c, { field: 'email', seconds })

  const attempt = await authenticate(c, login)
  if (attempt.outcome === 'rejected') {
    await countFailedLogin(c, login.email)
    return refuseForm(c, { email: [messages.auth.failed] })
  }
  await Promise.all([clearGuesses(c, guess), clearFailedLogins(c, login.email)])

  const json = requestKind(c) === 'json'
  if (attempt.outcome === 'challenge') {
    await startPendingSignIn(c, attempt.user, login.remember)
    return json ? c.json({ two_factor: true }) : redirect(c, routes.twoFactorChallenge.href())
  }
  if (!(await signIn(c, attempt.user, { remember: login.remember }))) {
    return refuseForm(c, { email: [messages.auth.failed] })
  }
  return json ? c.json({ two_factor: false }) : sendOn(c, routes.dashboard.href())
}
