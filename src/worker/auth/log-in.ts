import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { UserRow } from '../db/schema.ts'
import { refuseForm } from '../http/form.ts'
import { evaluateGuess } from '../http/guess-guard.ts'
import { sendOn } from '../http/intended.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { authenticate } from './authenticate.ts'
import { findKnownDevice } from './device.ts'
import { clearFailedLogins, countFailedLogin } from './login-throttle.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { signIn } from './sign-in.ts'
import { findUserByEmail } from './users.ts'

interface Login {
  email: string
  password: string
  remember: boolean
}

/** Signs in, asks for the second factor, or says that the credentials are wrong. */
export async function logIn(c: Context<AppEnv>, login: Login): Promise<Response> {
  const user = await findUserByEmail(c.var.db, login.email)
  const device = user && (await findKnownDevice(c, user))
  const guess = { kind: 'login', account: login.email, device } as const
  const guessed = await evaluateGuess(c, guess, () => authenticate(c, user, login.password))
  if (guessed.outcome === 'refused') {
    return refuseThrottled(c, { field: 'email', seconds: guessed.seconds })
  }
  if (guessed.outcome === 'wrong') {
    await countFailedLogin(c, login.email)
    return refuseForm(c, { email: [messages.auth.failed] })
  }
  await clearFailedLogins(c, login.email)
  return proceed(c, guessed.value, login.remember)
}

/** Goes on with the second factor, or opens the session. */
async function proceed(c: Context<AppEnv>, user: UserRow, remember: boolean): Promise<Response> {
  const json = requestKind(c) === 'json'
  if (user.twoFactorConfirmedAt) {
    await startPendingSignIn(c, user, remember)
    return json ? c.json({ two_factor: true }) : redirect(c, routes.twoFactorChallenge.href())
  }
  if (!(await signIn(c, user, { remember }))) {
    return refuseForm(c, { email: [messages.auth.failed] })
  }
  return json ? c.json({ two_factor: false }) : sendOn(c, routes.dashboard.href())
}
