import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseForm } from '../http/form.ts'
import { sendOn } from '../http/intended.ts'
import { replaceSession } from '../http/new-session.ts'
import { requestKind } from '../http/request.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { refuseSignedOut } from './guards.ts'

/** Takes the password once more, so that this session may open the secure area for a while. */
export async function confirmPassword(c: Context<AppEnv>, password: string): Promise<Response> {
  const wrong = { password: [messages.password.provided] }
  if (password === '') return refuseForm(c, wrong)
  const check = await checkOwnPassword(c, 'confirm-password', password)
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'password', seconds: check.seconds })
  }
  if (check.outcome === 'wrong') return refuseForm(c, wrong)
  if (!(await replaceSession(c, new Date()))) return refuseSignedOut(c)
  return requestKind(c) === 'json' ? c.json('', 201) : sendOn(c, routes.dashboard.href())
}
