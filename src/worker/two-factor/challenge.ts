import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Work } from '../app-env.ts'
import { audit } from '../audit.ts'
import { type PendingSignIn, spendPendingSignInIf } from '../auth/pending-sign-in.ts'
import { createSignIn, type SignIn } from '../auth/sign-in.ts'
import { isUniqueViolation } from '../db/conditions.ts'
import { type UserRow, users } from '../db/schema.ts'
import { evaluateGuess } from '../http/guess-guard.ts'
import { insertNoticeIf } from '../mail/allowance.ts'
import { outboxRow } from '../mail/outbox.ts'
import { recoveryCodeUsed } from './mails.ts'
import { findReplacement, type Replacement } from './recovery-codes.ts'
import { resealTwoFactor } from './reseal.ts'
import { consumeCode } from './totp.ts'

/** What a person answers the challenge with: one of the two is empty, or the code is not asked. */
interface Answer {
  code: string
  recovery_code: string
}

type Answered =
  | { outcome: 'signed-in'; signIn: SignIn }
  | { outcome: 'wrong' }
  | { outcome: 'expired' }
  | { outcome: 'throttled'; seconds: number }

/** A second factor that is right: a code that is consumed, or a recovery code still to replace. */
type SecondFactor = 'code' | Replacement

/** Which of the two an answer is. */
export function answeredField({ recovery_code }: Answer): keyof Answer {
  return recovery_code === '' ? 'code' : 'recovery_code'
}

/** Finishes a pending sign-in by a code or a recovery code; `expired` when it was finished before. */
export async function answerChallenge(
  work: Work,
  found: { pending: PendingSignIn; user: UserRow },
  answer: Answer,
): Promise<Answered> {
  const { user } = found
  const field = answeredField(answer)
  if (answer[field] === '') return { outcome: 'wrong' }
  const guess = { kind: kinds[field], account: user.id }
  const guessed = await evaluateGuess(work, guess, () => evaluateAnswer(work, user, answer))
  if (guessed.outcome === 'refused') return { outcome: 'throttled', seconds: guessed.seconds }
  if (guessed.outcome === 'wrong') {
    await audit(work, 'challenge-refused', user.id)
    return { outcome: 'wrong' }
  }
  try {
    const signIn = await finishSignIn(work, found, guessed.value)
    if (signIn) return { outcome: 'signed-in', signIn }
    // Overtaken: a recovery code by another use of it, a code by a change that voids the sign-in.
    return { outcome: field === 'code' ? 'expired' : 'wrong' }
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return { outcome: 'expired' }
    throw error
  }
}

const kinds = { code: 'code', recovery_code: 'recovery-code' } as const

/** Evaluates an answer; null when it is wrong. */
async function evaluateAnswer(
  work: Work,
  user: UserRow,
  { code, recovery_code }: Answer,
): Promise<SecondFactor | null> {
  if (recovery_code !== '') return findReplacement(work, user, recovery_code)
  return (await consumeCode(work, user, code)) ? 'code' : null
}

/**
 * Opens the session, spends the pending sign-in and, with a recovery code, replaces that and tells
 * the owner: in one batch. Null when the code or the sign-in was overtaken; nothing is written.
 */
async function finishSignIn(
  work: Work,
  { pending, user }: { pending: PendingSignIn; user: UserRow },
  factor: SecondFactor,
): Promise<SignIn | null> {
  const { db, settings, client } = work
  const replacement = factor === 'code' ? null : factor
  const condition = replacement?.replaced
  const before: BatchItem<'sqlite'>[] = [
    spendPendingSignInIf(db, pending, condition),
    ...(await resealTwoFactor(work, user)),
  ]
  if (replacement) {
    const fits = and(eq(users.id, user.id), condition)
    const notice = recoveryCodeUsed(settings, { to: user.email, address: client.address })
    const told = await insertNoticeIf(work, await outboxRow(work, notice), { user, fits })
    // The code first: what follows happens only if it was replaced.
    before.unshift(replacement.statement, ...told)
  }
  const signIn = await createSignIn(work, user, { remember: pending.remember, before, condition })
  if (signIn && replacement) await audit(work, 'recovery-code-used', user.id)
  return signIn
}
