import { and, eq, isNull, lte } from 'drizzle-orm'
import { mailCooldownSeconds } from '#shared/account/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { resetTokens, type UserRow, users } from '#worker/db/schema.ts'
import { insertNoticeIf, mailAllowance } from '#worker/mail/allowance.ts'
import { notice } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { isBreachedPassword } from './breached-password.ts'
import { countPasskeys, passkeysKept, removePasskeysIf } from './passkeys.ts'
import {
  createResetToken,
  findResetUser,
  hasResetLink,
  mayReset,
  type ResetLink,
  replaceResetLinkIf,
  resetMail,
} from './reset-links.ts'
import { endAccessIf, hasPassword, removeTwoFactorIf, replacePasswordIf } from './users.ts'

/**
 * Queues a reset link for a known address, at most one a minute, and none while the address is one
 * that a borrowed session may have set. The same statements run for an unknown one and find
 * nothing, so that neither the reply nor its time tells who is known.
 */
export async function sendResetLink(work: Work, email: string): Promise<void> {
  const { db, settings } = work
  const reset = await createResetToken()
  const mail = await outboxRow(work, resetMail(settings, email, reset.token))
  const sentLately = new Date(reset.expiresAt.getTime() - mailCooldownSeconds * 1000)
  const allowance = await mailAllowance(work, { to: email, kind: 'reset', allowance: 'shared' })
  const ofUser = and(eq(users.email, email), mayReset())
  const linked = and(eq(resetTokens.userId, users.id), eq(resetTokens.tokenHash, reset.tokenHash))
  await db.batch([
    replaceResetLinkIf(db, reset, {
      condition: and(ofUser, allowance.hasRoom),
      replaceable: lte(resetTokens.expiresAt, sentLately),
    }),
    ...allowance.insert(mail, {
      table: users,
      userId: users.id,
      condition: and(ofUser, hasRow(db, resetTokens, linked)),
    }),
  ])
}

/**
 * Sets a new password by a reset link, once; `invalid` when the link is no good, `breached` when the
 * password is known from a breach: the link stays good then.
 */
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

interface Reset {
  user: UserRow
  token: string
  password: string
}

/**
 * Sets the password, ends every session and the link, and notifies the owner: in one batch, or nothing
 * of it. Removes the second factors of an account that nobody ever verified: they may be those of
 * whoever registered a stranger's address. All others stay, whatever the address is now: else the
 * mailbox alone, or an address that was set a minute ago, would stand for them.
 */
async function consumeResetLink(work: Work, { user, token, password }: Reset): Promise<boolean> {
  const { db, settings, client } = work
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    password,
    addressRequester(client.address),
  )
  const changed = { id: user.id, passwordHash }
  const kept = isUnowned(user) ? '' : passkeysKept(await countPasskeys(db, user.id))
  const mail = notice(settings, {
    to: user.email,
    subject: 'Your password was changed',
    text: `The password of your account was reset by a link we had emailed you. All devices are signed out.${kept}`,
    address: client.address,
  })
  const row = await outboxRow(work, mail)
  const unowned = and(hasPassword(changed), isNull(users.firstVerifiedAt), isNull(users.role))
  const { replaced } = await runBatch(db, {
    replaced: replacePasswordIf(db, changed, await hasResetLink(db, user.id, token)),
    notice: await insertNoticeIf(work, row, { user, condition: hasPassword(changed) }),
    access: endAccessIf(db, user.id, hasPassword(changed)),
    twoFactor: removeTwoFactorIf(db, user.id, unowned),
    passkeys: removePasskeysIf(db, user.id, { condition: unowned }),
  })
  return replaced.length > 0
}

/** The same of a row that was read. */
function isUnowned({ firstVerifiedAt, role }: UserRow): boolean {
  return firstVerifiedAt === null && role === null
}
