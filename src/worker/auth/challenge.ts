import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { isUniqueViolation } from '../db/conditions.ts'
import { audit } from '../http/audit.ts'
import { leaveFlash } from '../http/flash.ts'
import { type FieldMessages, firstMessages, validationError } from '../http/form.ts'
import { evaluateGuess } from '../http/guess-guard.ts'
import { sendOn } from '../http/intended.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { type Answer, evaluateAnswer, finishSignIn } from './finish-sign-in.ts'
import { findPendingSignIn } from './pending-sign-in.ts'

/** Finishes a pending sign-in by a code or a recovery code. */
export async function answerChallenge(c: Context<AppEnv>, answer: Answer): Promise<Response> {
  const found = await findPendingSignIn(c)
  if (!found) return refuseExpired(c)
  const { user } = found
  const field = answer.recovery_code === '' ? 'code' : 'recovery_code'
  if (answer[field] === '') return refuseChallenge(c, wrong(field))
  const guess = { kind: kinds[field], account: user.id } as const
  const guessed = await evaluateGuess(c, guess, () => evaluateAnswer(c, user, answer))
  if (guessed.outcome === 'refused') {
    return refuseThrottled(c, { field, seconds: guessed.seconds, refuse: refuseChallenge })
  }
  if (guessed.outcome === 'wrong') {
    await audit(c, 'challenge-refused', user.id)
    return refuseChallenge(c, wrong(field))
  }
  try {
    if (!(await finishSignIn(c, found, guessed.value))) {
      return field === 'code' ? refuseExpired(c) : refuseChallenge(c, wrong(field))
    }
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return refuseExpired(c)
    throw error
  }
  return requestKind(c) === 'json' ? c.body(null, 204) : sendOn(c, routes.dashboard.href())
}

const kinds = { code: 'code', recovery_code: 'recovery-code' } as const

function wrong(field: keyof Answer): FieldMessages {
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
