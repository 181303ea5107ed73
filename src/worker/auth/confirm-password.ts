import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseForm } from '../http/form.ts'
import { clearGuesses, countGuess } from '../http/guess-guard.ts'
import { sendOn } from '../http/intended.ts'
import { requestKind } from '../http/request-kind.ts'
import { getSignedIn, replaceSession } from '../http/session.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { verifyPassword } from '../security/password-hash.ts'

/** Takes the password once more, so that this session may open the secure area for a while. */
export async function confirmPassword(c: Context<AppEnv>, password: string): Promise<Response> {
  const { user } = getSignedIn(c)
  const guess = { kind: 'confirm-password', account: user.id } as const
  const seconds = password ? await countGuess(c, guess) : 0
  if (seconds > 0) return refuseThrottled(c, { field: 'password', seconds })
  const keys = c.var.settings.keyring('password')
  const right = password !== '' && (await verifyPassword(keys, password, user.passwordHash))
  if (!right) return refuseForm(c, { password: [messages.password.provided] })
  await clearGuesses(c, guess)
  await replaceSession(c, new Date())
  return requestKind(c) === 'json' ? c.json('', 201) : sendOn(c, routes.dashboard.href())
}
