import { and, eq, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { messages } from '#shared/messages.ts'
import { type PendingSignIn, spendPendingSignInIf } from '#worker/account/auth/pending-sign-in.ts'
import { createSignIn, type SignIn } from '#worker/account/auth/sign-in.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { codeFactor, type UserRow, users } from '#worker/db/schema.ts'
import type { FieldMessages } from '#worker/http/form.ts'
import { evaluateGuess, type Guessed } from '#worker/http/guess-guard.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { recoveryCodeUsedMail } from './mails.ts'
import { findReplacement, type Replacement } from './recovery-codes.ts'
import { resealTwoFactor } from './reseal.ts'
import { consumeCode } from './totp.ts'

/** A code or a recovery code; the code is ignored if both are given. */
export interface Answer {
  code: string
  recovery_code: string
}

type ChallengeResult =
  | { outcome: 'signed-in'; signIn: SignIn }
  | { outcome: 'wrong' }
  | { outcome: 'expired' }
  | { outcome: 'throttled'; seconds: number }

/** A correct answer: a code that is used up, or a recovery code that is yet to be replaced. */
type RightAnswer = 'code' | Replacement

export function answerField({ recovery_code }: Answer): keyof Answer {
  return recovery_code === '' ? 'code' : 'recovery_code'
}

export function wrongAnswerErrors(answer: Answer): FieldMessages {
  const { invalidCode, invalidRecoveryCode } = messages.twoFactor
  const field = answerField(answer)
  return { [field]: [field === 'code' ? invalidCode : invalidRecoveryCode] }
}

/** Completes a pending sign-in by code or recovery code; `expired` if it was completed before. */
export async function answerChallenge(
  work: Work,
  signInWithUser: { pending: PendingSignIn; user: UserRow },
  answer: Answer,
): Promise<ChallengeResult> {
  const { user } = signInWithUser
  const result = await checkAnswer(work, user, answer)
  if (result.outcome === 'refused') return { outcome: 'throttled', seconds: result.seconds }
  if (result.outcome === 'wrong') return { outcome: 'wrong' }
  try {
    const signIn = await finishSignIn(work, signInWithUser, result.value)
    if (signIn) return { outcome: 'signed-in', signIn }
    // A race was lost: the recovery code was used elsewhere, or a change invalidated the sign-in.
    return { outcome: answerField(answer) === 'code' ? 'expired' : 'wrong' }
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return { outcome: 'expired' }
    throw error
  }
}

const guessKinds = { code: 'code', recovery_code: 'recovery-code' } as const

/**
 * Checks a code or recovery code, within the limit on guesses. Every answer is wrong while
 * two-factor is off: during the set-up, anybody who has the password could read the secret and the
 * codes.
 */
export async function checkAnswer(
  work: Work,
  user: UserRow,
  answer: Answer,
): Promise<Guessed<RightAnswer>> {
  const field = answerField(answer)
  if (answer[field] === '' || !user.twoFactorConfirmedAt) return { outcome: 'wrong' }
  const guess = { kind: guessKinds[field], account: user.id }
  const result = await evaluateGuess(work, guess, () => evaluateAnswer(work, user, answer))
  if (result.outcome === 'wrong') await audit(work, 'challenge-refused', user.id)
  return result
}

async function evaluateAnswer(
  work: Work,
  user: UserRow,
  { code, recovery_code }: Answer,
): Promise<RightAnswer | null> {
  if (recovery_code !== '') return findReplacement(work, user, recovery_code)
  return (await consumeCode(work, user, code)) ? 'code' : null
}

/** The statements of a correct answer, and the condition that it is still correct. */
interface AnswerWrites {
  before: BatchItem<'sqlite'>[]
  condition: SQL | undefined
}

/** Returns the statements of an answer, which must precede the session in its batch. */
export async function spendAnswer(
  work: Work,
  user: UserRow,
  answer: RightAnswer,
): Promise<AnswerWrites> {
  const reseal = await resealTwoFactor(work, user)
  if (answer === 'code') return { before: reseal, condition: undefined }
  const { statement, replaced: condition } = answer
  const about = { to: user, address: work.client.address }
  const row = await outboxRow(work, recoveryCodeUsedMail(work.settings, about))
  const notice = { user, condition: and(eq(users.id, user.id), condition) }
  // The replacement must come first: the notice is conditional on it.
  return {
    before: [statement, ...(await insertNoticeIf(work, row, notice)), ...reseal],
    condition,
  }
}

/**
 * Creates the session, uses up the pending sign-in and, for a recovery code, replaces it and
 * notifies the owner, in one batch. Returns null, without changes, if the code or the sign-in was
 * used or invalidated in the meantime.
 */
async function finishSignIn(
  work: Work,
  { pending, user }: { pending: PendingSignIn; user: UserRow },
  answer: RightAnswer,
): Promise<SignIn | null> {
  const { before, condition } = await spendAnswer(work, user, answer)
  const signIn = await createSignIn(work, user, {
    remember: pending.remember,
    before: [...before, spendPendingSignInIf(work.db, pending, condition)],
    condition,
    secondFactor: codeFactor,
    byPassword: true,
  })
  if (signIn && answer !== 'code') await audit(work, 'recovery-code-used', user.id)
  return signIn
}
