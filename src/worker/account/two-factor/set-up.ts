import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { forgetRemovedFactors, mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import { removeTwoFactorIf } from '#worker/account/auth/users.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { codeFactor, sessions, users } from '#worker/db/schema.ts'
import { evaluateGuess, type Guessed } from '#worker/http/guess-guard.ts'
import { deleteOtherSessionsIf, deleteRememberTokensIf } from '#worker/http/sessions.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { twoFactorDisabledMail, twoFactorEnabledMail } from './mails.ts'
import { recoveryCodeRows, replaceRecoveryCodes } from './recovery-codes.ts'
import { consumeCode, createSecret, sealSecret } from './totp.ts'

/** Starts a set-up with a new secret and codes; keeps an unfinished one unless `force` is set. */
export async function enableTwoFactor(
  { db, settings }: Work,
  actor: SignedIn,
  { force }: { force: boolean },
): Promise<{ outcome: 'enabled' | 'ended' }> {
  const { user } = actor
  const keepsSetup = user.twoFactorConfirmedAt !== null || (user.twoFactorSecret !== null && !force)
  if (keepsSetup) return { outcome: 'enabled' }
  const secret = await sealSecret(settings, user.id, createSecret())
  const rows = await recoveryCodeRows(settings, user.id)
  const { updated } = await runBatch(db, {
    updated: db
      .update(users)
      .set({ twoFactorSecret: secret })
      .where(and(mayChangeFactors(db, actor), isNull(users.twoFactorConfirmedAt)))
      .returning({ id: users.id }),
    codes: replaceRecoveryCodes(db, { userId: user.id, secret, rows }),
  })
  return { outcome: updated.length > 0 ? 'enabled' : 'ended' }
}

export async function confirmTwoFactor(
  work: Work,
  actor: SignedIn,
  code: string,
): Promise<Guessed<true>> {
  if (code === '') return { outcome: 'wrong' }
  const { id } = actor.user
  const guess = { kind: 'confirm-two-factor', account: id, userId: id }
  return evaluateGuess(work, guess, () => turnOn(work, actor, code))
}

/**
 * Turns two-factor on and, the first time, notifies the owner; null if the code is wrong. Ends
 * everything that was signed in without the second factor: other sessions, remembered devices and
 * pending sign-ins.
 */
async function turnOn(work: Work, actor: SignedIn, code: string): Promise<true | null> {
  const { db, settings, client } = work
  const { user, session } = actor
  if (!(await consumeCode(work, user, code))) return null
  if (user.twoFactorConfirmedAt) return true
  const mail = twoFactorEnabledMail(settings, { to: user, address: client.address })
  const twoFactorConfirmedAt = new Date()
  const credentialsVersion = sql`${users.credentialsVersion} + 1`
  const canConfirm = and(
    mayChangeFactors(db, actor),
    eq(users.twoFactorSecret, user.twoFactorSecret ?? ''),
    isNull(users.twoFactorConfirmedAt),
  )
  const isConfirmed = and(
    eq(users.id, user.id),
    eq(users.twoFactorConfirmedAt, twoFactorConfirmedAt),
  )
  const row = await outboxRow(work, mail)
  const { updated } = await runBatch(db, {
    updated: db
      .update(users)
      .set({ twoFactorConfirmedAt, credentialsVersion })
      .where(canConfirm)
      .returning({ id: users.id }),
    notice: await insertNoticeIf(work, row, { user, condition: isConfirmed }),
    session: db
      .update(sessions)
      .set({ secondFactor: codeFactor })
      .where(and(eq(sessions.id, session.id), hasRow(db, users, isConfirmed))),
    others: deleteOtherSessionsIf(db, session, hasRow(db, users, isConfirmed)),
    devices: deleteRememberTokensIf(db, user.id, hasRow(db, users, isConfirmed)),
  })
  if (updated.length === 0) return null
  await audit(work, 'two-factor-enabled', user.id)
  return true
}

/** Removes all two-factor data, and notifies the owner if it was on. */
export async function disableTwoFactor(
  work: Work,
  actor: SignedIn,
): Promise<{ outcome: 'disabled' | 'ended' }> {
  const { db, settings, client } = work
  const { user } = actor
  if (!user.twoFactorSecret) return { outcome: 'disabled' }
  const mail = twoFactorDisabledMail(settings, { to: user, address: client.address })
  const row = await outboxRow(work, mail)
  const condition = mayChangeFactors(db, actor)
  const wasOn = and(condition, isNotNull(users.twoFactorConfirmedAt))
  const { allowedRows } = await runBatch(db, {
    allowedRows: db.select({ id: users.id }).from(users).where(condition),
    notice: await insertNoticeIf(work, row, { user, condition: wasOn }),
    removed: removeTwoFactorIf(db, user.id, condition),
    forgotten: forgetRemovedFactors(db, user.id),
  })
  if (allowedRows.length === 0) return { outcome: 'ended' }
  await audit(work, 'two-factor-disabled', user.id)
  return { outcome: 'disabled' }
}
