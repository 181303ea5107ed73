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
import { recoveryCodeUsed } from './mails.ts'
import { findReplacement, type Replacement } from './recovery-codes.ts'
import { resealTwoFactor } from './reseal.ts'
import { consumeCode } from './totp.ts'

/** What a person answers with: one of the two is empty, or the code is not looked at. */
export interface Answer {
  code: string
  recovery_code: string
}

type Answered =
  | { outcome: 'signed-in'; signIn: SignIn }
  | { outcome: 'wrong' }
  | { outcome: 'expired' }
  | { outcome: 'throttled'; seconds: number }

/** An answer that is right: a code that is consumed, or a recovery code still to replace. */
type RightAnswer = 'code' | Replacement

/** Which of the two an answer is. */
export function answeredField({ recovery_code }: Answer): keyof Answer {
  return recovery_code === '' ? 'code' : 'recovery_code'
}

/** What is wrong with an answer, under the field that was filled in. */
export function wrongAnswer(answer: Answer): FieldMessages {
  const { invalidCode, invalidRecoveryCode } = messages.twoFactor
  const field = answeredField(answer)
  return { [field]: [field === 'code' ? invalidCode : invalidRecoveryCode] }
}

/** Finishes a pending sign-in by a code or a recovery code; `expired` when it was finished before. */
export async function answerChallenge(
  work: Work,
  found: { pending: PendingSignIn; user: UserRow },
  answer: Answer,
): Promise<Answered> {
  const { user } = found
  const guessed = await checkAnswer(work, user, answer)
  if (guessed.outcome === 'refused') return { outcome: 'throttled', seconds: guessed.seconds }
  if (guessed.outcome === 'wrong') return { outcome: 'wrong' }
  try {
    const signIn = await finishSignIn(work, found, guessed.value)
    if (signIn) return { outcome: 'signed-in', signIn }
    // Overtaken: a recovery code by another use of it, a code by a change that voids the sign-in.
    return { outcome: answeredField(answer) === 'code' ? 'expired' : 'wrong' }
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return { outcome: 'expired' }
    throw error
  }
}

const kinds = { code: 'code', recovery_code: 'recovery-code' } as const

/**
 * Checks a code or a recovery code, within the guesses that are allowed. Where two-factor is off every
 * one is wrong: of a set-up under way whoever has the password knows them.
 */
export async function checkAnswer(
  work: Work,
  user: UserRow,
  answer: Answer,
): Promise<Guessed<RightAnswer>> {
  const field = answeredField(answer)
  if (answer[field] === '' || !user.twoFactorConfirmedAt) return { outcome: 'wrong' }
  const guess = { kind: kinds[field], account: user.id }
  const guessed = await evaluateGuess(work, guess, () => evaluateAnswer(work, user, answer))
  if (guessed.outcome === 'wrong') await audit(work, 'challenge-refused', user.id)
  return guessed
}

/** Evaluates an answer; null when it is wrong. */
async function evaluateAnswer(
  work: Work,
  user: UserRow,
  { code, recovery_code }: Answer,
): Promise<RightAnswer | null> {
  if (recovery_code !== '') return findReplacement(work, user, recovery_code)
  return (await consumeCode(work, user, code)) ? 'code' : null
}

/** What an answer that is right changes, and the condition, within one batch, that it still is right. */
interface SpentAnswer {
  before: BatchItem<'sqlite'>[]
  condition: SQL | undefined
}

/**
 * Returns what is written in one batch before the session that an answer opens or confirms: with a
 * recovery code, its replacement and the notice.
 */
export async function spendAnswer(
  work: Work,
  user: UserRow,
  answer: RightAnswer,
): Promise<SpentAnswer> {
  const reseal = await resealTwoFactor(work, user)
  if (answer === 'code') return { before: reseal, condition: undefined }
  const { statement, replaced: condition } = answer
  const about = { to: user.email, address: work.client.address }
  const row = await outboxRow(work, recoveryCodeUsed(work.settings, about))
  const notice = { user, condition: and(eq(users.id, user.id), condition) }
  // The code first: what follows happens only if it was replaced.
  return {
    before: [statement, ...(await insertNoticeIf(work, row, notice)), ...reseal],
    condition,
  }
}

/**
 * Opens the session, spends the pending sign-in and, with a recovery code, replaces that and notifies
 * the owner: in one batch. Null when the code or the sign-in was overtaken; nothing is written.
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
