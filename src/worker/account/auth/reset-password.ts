import { and, eq, isNull, lte } from 'drizzle-orm'
import { mailCooldownSeconds } from '#shared/account/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { change, runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { resetTokens, type UserRow, users } from '#worker/db/schema.ts'
import { insertNoticeIf, mailAllowance } from '#worker/mail/allowance.ts'
import { notice } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { isBreachedPassword } from './breached-password.ts'
import * as words from './mail-words.ts'
import { countPasskeys, removePasskeysIf } from './passkeys.ts'
import {
  createResetToken,
  findResetUser,
  hasResetLink,
  mayReset,
  type ResetLink,
  replaceResetLinkIf,
  resetMail,
} from './reset-links.ts'
import {
  endAccessIf,
  findUserByEmail,
  hasPassword,
  removeTwoFactorIf,
  replacePasswordIf,
} from './users.ts'

/**
 * Queues a reset link, at most one a minute. An unknown address runs the same statements without
 * effect, so that neither reply nor timing reveals which addresses have accounts.
 */
export async function sendResetLink(work: Work, email: string): Promise<void> {
  const { db, settings } = work
  const reset = await createResetToken()
  const to = (await findUserByEmail(db, email)) ?? { email, locale: currentLocale() }
  const mail = await outboxRow(work, resetMail(settings, to, reset.token))
  const recentExpiry = new Date(reset.expiresAt.getTime() - mailCooldownSeconds * 1000)
  const allowance = await mailAllowance(work, { to: email, kind: 'reset', allowance: 'shared' })
  const isUser = and(eq(users.email, email), mayReset())
  const hasNewLink = and(
    eq(resetTokens.userId, users.id),
    eq(resetTokens.tokenHash, reset.tokenHash),
  )
  await change(work, {
    link: replaceResetLinkIf(db, reset, {
      condition: and(isUser, allowance.hasRoom),
      replaceable: lte(resetTokens.expiresAt, recentExpiry),
    }),
    mail: allowance.insert(mail, {
      table: users,
      userId: users.id,
      condition: and(isUser, hasRow(db, resetTokens, hasNewLink)),
    }),
  })
}

/** Sets a new password by a reset link; a `breached` password leaves the link valid. */
export async function resetPassword(
  work: Work,
  { password, ...link }: ResetLink & { password: string },
): Promise<{ outcome: 'reset' | 'invalid' | 'breached' }> {
  const user = await findResetUser(work.db, link)
  if (!user) return { outcome: 'invalid' }
  if (await isBreachedPassword(work, password)) return { outcome: 'breached' }
  if (!(await consumeResetLink(work, { user, token: link.token, password }))) {
    return { outcome: 'invalid' }
  }
  await audit(work, 'password-reset', user.id)
  return { outcome: 'reset' }
}

interface ResetInput {
  user: UserRow
  token: string
  password: string
}

/**
 * Sets the password, ends all sessions, uses up the link and notifies the owner, in one batch. Also
 * removes the second factors of an account that was never verified: they may belong to somebody who
 * registered another person's address. Other accounts keep theirs; otherwise the mailbox alone, or
 * an address set a minute ago, would replace the second factor.
 */
async function consumeResetLink(
  work: Work,
  { user, token, password }: ResetInput,
): Promise<boolean> {
  const { db, settings, client } = work
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    password,
    addressRequester(client.address),
  )
  const newPassword = { id: user.id, passwordHash }
  const passkeyCount = isUnowned(user) ? 0 : await countPasskeys(db, user.id)
  const mail = notice(settings, { to: user, address: client.address }, () => ({
    subject: words.passwordChanged,
    text: words.passwordWasReset + words.remainingPasskeys(passkeyCount),
  }))
  const row = await outboxRow(work, mail)
  const isStillUnowned = and(
    hasPassword(newPassword),
    isNull(users.firstVerifiedAt),
    isNull(users.role),
  )
  const { replaced } = await runBatch(db, {
    replaced: replacePasswordIf(db, newPassword, await hasResetLink(db, user.id, token)),
    notice: await insertNoticeIf(work, row, { user, condition: hasPassword(newPassword) }),
    access: endAccessIf(db, user.id, hasPassword(newPassword)),
    twoFactor: removeTwoFactorIf(db, user.id, isStillUnowned),
    passkeys: removePasskeysIf(db, user.id, { condition: isStillUnowned }),
  })
  return replaced.length > 0
}

/** True if the loaded user was never verified and is not staff. */
function isUnowned({ firstVerifiedAt, role }: UserRow): boolean {
  return firstVerifiedAt === null && role === null
}
