import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { checkOwnPassword } from '../auth/check-own-password.ts'
import { type FieldMessages, refuseForm } from '../http/form.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { updatePassword } from './update-password.ts'

interface PasswordChange {
  current_password: string
  password: string
}

/** Sets a new password once the current one is right. */
export async function changePassword(
  c: Context<AppEnv>,
  { current_password, password }: PasswordChange,
): Promise<Response> {
  const refused = await refuseWrongPassword(c, current_password, {})
  return refused ?? updatePassword(c, password)
}

/** Says what is wrong with the new password and, together with it, that the current one is. */
export async function refusePasswordChange(
  c: Context<AppEnv>,
  errors: FieldMessages,
): Promise<Response> {
  const { current_password: current } = await c.req.json()
  const filled = typeof current === 'string' && current !== ''
  const refused = filled ? await refuseWrongPassword(c, current, errors) : null
  return refused ?? refuseForm(c, errors)
}

async function refuseWrongPassword(
  c: Context<AppEnv>,
  current: string,
  errors: FieldMessages,
): Promise<Response | null> {
  const check = await checkOwnPassword(c, 'current-password', current)
  if (check.outcome === 'right') return null
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'current_password', seconds: check.seconds })
  }
  return refuseForm(c, { current_password: [messages.password.incorrect], ...errors })
}
