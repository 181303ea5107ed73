import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { type UserRow, users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { consumeCode } from '../two-factor/consume-code.ts'
import { recoveryCodeUsed } from '../two-factor/mails.ts'
import { findReplacement, type Replacement } from '../two-factor/recovery-codes.ts'
import { resealTwoFactor } from '../two-factor/reseal.ts'
import { dropPendingSignIn, type PendingSignIn, spendPendingSignInIf } from './pending-sign-in.ts'
import { signIn } from './sign-in.ts'

/** What a person answers the challenge with: one of the two is empty, or the code is not asked. */
export interface Answer {
  code: string
  recovery_code: string
}

/** A second factor that is right: a code that is consumed, or a recovery code still to replace. */
type SecondFactor = 'code' | Replacement

/** Evaluates an answer; null when it is wrong. */
export async function evaluateAnswer(
  c: Context<AppEnv>,
  user: UserRow,
  { code, recovery_code }: Answer,
): Promise<SecondFactor | null> {
  if (recovery_code !== '') return findReplacement(c.var, user, recovery_code)
  return (await consumeCode(c.var, user, code)) ? 'code' : null
}

/**
 * Opens the session, spends the pending sign-in and, with a recovery code, replaces that and tells
 * the owner: in one batch. False when the code or the sign-in was overtaken; nothing is written.
 */
export async function finishSignIn(
  c: Context<AppEnv>,
  { pending, user }: { pending: PendingSignIn; user: UserRow },
  factor: SecondFactor,
): Promise<boolean> {
  const replacement = factor === 'code' ? null : factor
  const condition = replacement?.replaced
  const before: BatchItem<'sqlite'>[] = [
    spendPendingSignInIf(c, pending, condition),
    ...(await resealTwoFactor(c.var, user)),
  ]
  if (replacement) {
    const fits = and(eq(users.id, user.id), condition)
    const told = await insertNoticeIf(c.var, await noticeRow(c, user), { user, fits })
    // The code first: what follows happens only if it was replaced.
    before.unshift(replacement.statement, ...told)
  }
  if (!(await signIn(c, user, { remember: pending.remember, before, condition }))) return false
  if (replacement) await audit(c, 'recovery-code-used', user.id)
  dropPendingSignIn(c)
  return true
}

function noticeRow(c: Context<AppEnv>, { email: to }: UserRow) {
  return outboxRow(c, recoveryCodeUsed(c.var.settings, { to, address: clientAddress(c) }))
}
