import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { outbox } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { leaveFlash } from '../http/flash.ts'
import { type FieldMessages, firstMessages, validationError } from '../http/form.ts'
import { clearGuesses, countGuess } from '../http/guess-guard.ts'
import { sendOn } from '../http/intended.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import type { UserRow } from '../http/sessions.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { outboxRow } from '../mail/outbox.ts'
import { consumeCode } from '../two-factor/consume-code.ts'
import { recoveryCodeUsed } from '../two-factor/mails.ts'
import { consumeRecoveryCode } from '../two-factor/recovery-codes.ts'
import { dropPendingSignIn, findPendingSignIn, spendPendingSignIn } from './pending-sign-in.ts'
import { signIn } from './sign-in.ts'

interface Answer {
  code: string
  recovery_code: string
}

/** Finishes a pending sign-in by a code or a recovery code. */
export async function answerChallenge(c: Context<AppEnv>, answer: Answer): Promise<Response> {
  const found = await findPendingSignIn(c)
  if (!found) return refuseExpired(c)
  const { pending, user } = found
  const byRecovery = answer.recovery_code !== ''
  const field = byRecovery ? 'recovery_code' : 'code'
  const guess = { kind: byRecovery ? 'recovery-code' : 'code', account: user.id } as const
  const filled = byRecovery || answer.code !== ''
  const seconds = filled ? await countGuess(c, guess) : 0
  if (seconds > 0) return refuseThrottled(c, { field, seconds, refuse: refuseChallenge })
  if (!filled || !(await isRight(c, user, answer))) {
    audit(c, 'challenge-refused', user.id)
    return refuseChallenge(c, wrong(field))
  }

  await clearGuesses(c, guess)
  const notice = byRecovery ? await usedNotice(c, user) : null
  const before = [
    spendPendingSignIn(c, pending),
    ...(notice ? [c.var.db.insert(outbox).values(notice)] : []),
  ]
  try {
    if (!(await signIn(c, user, { remember: pending.remember, before }))) return refuseExpired(c)
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return refuseExpired(c)
    throw error
  }
  if (byRecovery) audit(c, 'recovery-code-used', user.id)
  dropPendingSignIn(c)
  return requestKind(c) === 'json' ? c.body(null, 204) : sendOn(c, routes.dashboard.href())
}

function isRight(c: Context<AppEnv>, user: UserRow, answer: Answer): Promise<boolean> {
  return answer.recovery_code === ''
    ? consumeCode(c.var, user, answer.code)
    : consumeRecoveryCode(c.var, user.id, answer.recovery_code)
}

function usedNotice(c: Context<AppEnv>, { email: to }: UserRow) {
  return outboxRow(c, recoveryCodeUsed(c.var.settings, { to, address: clientAddress(c) }))
}

function wrong(field: 'code' | 'recovery_code'): FieldMessages {
  const { invalidCode, invalidRecoveryCode } = messages.twoFactor
  return { [field]: [field === 'code' ? invalidCode : invalidRecoveryCode] }
}

/** Says what is wrong on the challenge itself, wherever the form was sent from. */
export async function refuseChallenge(
  c: Context<AppEnv>,
  errors: FieldMessages,
): Promise<Response> {
  if (requestKind(c) === 'json') return c.json(validationError(errors), 422)
  await leaveFlash(c, { errors: firstMessages(errors) })
  return redirect(c, routes.twoFactorChallenge.href())
}

async function refuseExpired(c: Context<AppEnv>): Promise<Response> {
  const message = messages.auth.pendingExpired
  if (requestKind(c) === 'json') return c.json(validationError({ code: [message] }), 422)
  await leaveFlash(c, { errors: { email: message } })
  return redirect(c, routes.login.href())
}
