import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { resetTokens, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import type { AccountOwner } from '#worker/mail/notice.ts'
import { hashToken, randomHex } from '#worker/security/tokens.ts'
import * as words from './mail-words.ts'

const tokenBytes = 32

export interface ResetLink {
  email: string
  token: string
}

/** Creates a reset token; it is not stored yet. */
export async function createResetToken() {
  const token = randomHex(tokenBytes)
  const expiresAt = new Date(Date.now() + lifetimes.resetTokenSeconds * 1000)
  return { token, tokenHash: await hashToken(token), expiresAt }
}

/** Stores the only reset link of a user, unless an earlier one is not `replaceable`. */
export function replaceResetLinkIf(
  db: Database,
  { tokenHash, expiresAt }: Awaited<ReturnType<typeof createResetToken>>,
  { condition, replaceable }: { condition: SQL | undefined; replaceable?: SQL },
) {
  const row = {
    userId: users.id,
    tokenHash: sql`${tokenHash}`.as('token_hash'),
    expiresAt: sql`${expiresAt.getTime()}`.as('expires_at'),
  }
  return db
    .insert(resetTokens)
    .select(db.select(row).from(users).where(condition))
    .onConflictDoUpdate({
      target: resetTokens.userId,
      set: { tokenHash, expiresAt },
      ...(replaceable && { setWhere: replaceable }),
    })
}

/** Returns the account of a reset link; null if the link is wrong, used or expired. */
export async function findResetUser(db: Database, { email, token }: ResetLink) {
  const user = await db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(resetTokens, eq(resetTokens.userId, users.id))
    .where(and(eq(users.email, email), isLive(await hashToken(token))))
    .get()
  return user ?? null
}

/** The condition that a reset link still opens the account of this user. */
export async function hasResetLink(db: Database, userId: string, token: string) {
  const isLiveLink = and(eq(resetTokens.userId, userId), isLive(await hashToken(token)))
  return hasRow(db, resetTokens, isLiveLink)
}

/** The condition that reset links may be mailed to a user: see `users.resetHeldUntil`. */
export function mayReset() {
  return or(isNull(users.resetHeldUntil), lte(users.resetHeldUntil, new Date()))
}

/** Clears the token of an account's reset link; the row stays to enforce the wait between mails. */
export function voidResetLink(db: Database, userId: string, condition?: SQL) {
  const isOfUser = and(eq(resetTokens.userId, userId), condition)
  return db.update(resetTokens).set({ tokenHash: '' }).where(isOfUser)
}

function isLive(tokenHash: string) {
  return and(eq(resetTokens.tokenHash, tokenHash), gt(resetTokens.expiresAt, new Date()))
}

/** Returns the mail with a reset link, in the language of the account. */
export function resetMail(settings: Settings, to: AccountOwner, token: string): Mail {
  return inLocale(to.locale, () => composeResetMail(settings, to.email, token))
}

function composeResetMail(settings: Settings, email: string, token: string): Mail {
  const path = `${routes.resetPassword.href({ token })}?email=${encodeURIComponent(email)}`
  return composeMail(settings, {
    to: email,
    subject: words.resetSubject,
    reason: words.resetReason,
    blocks: [
      { paragraph: words.resetRequested },
      { button: words.resetPassword, href: absoluteUrl(settings, path) },
      { paragraph: words.resetExpires(lifetimes.resetTokenSeconds / 60) },
      { paragraph: words.resetNotRequested },
    ],
  })
}
