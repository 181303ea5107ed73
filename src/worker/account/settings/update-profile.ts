import { and, eq, not } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { hasConfirmedPassword } from '#worker/account/auth/guards.ts'
import { remainingPasskeys } from '#worker/account/auth/mail-words.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { voidResetLink } from '#worker/account/auth/reset-links.ts'
import {
  createEmailUndo,
  insertEmailUndoIf,
  isReservedForOwner,
} from '#worker/account/auth/undo-email.ts'
import { verificationMail, verificationRecipient } from '#worker/account/auth/verify-email.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'
import { insertNoticeIf, mailAllowance } from '#worker/mail/allowance.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { type NoticeAbout, notice, type Remedy } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import * as words from './mail-words.ts'

interface Profile {
  name: string
  email: string
  /** The language of emails; undefined leaves it. */
  locale?: Locale | undefined
}

/** Saves name and address; a new address must be verified, and the old one gets a notice. */
export async function updateProfile(
  work: Work,
  actor: SignedIn,
  profile: Profile,
): Promise<{ outcome: 'renamed' | 'email-changed' | 'taken' | 'ended' }> {
  const { id, email } = actor.user
  if (profile.email === email) {
    return { outcome: (await changeName(work, actor, profile)) ? 'renamed' : 'ended' }
  }
  if (await isTaken(work.db, profile.email, id)) return { outcome: 'taken' }
  try {
    return { outcome: (await changeEmail(work, actor, profile)) ? 'email-changed' : 'ended' }
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return { outcome: 'taken' }
    throw error
  }
}

/** True if the address is reserved for the account that left it; the batch checks again. */
async function isTaken(db: Database, email: string, userId: string): Promise<boolean> {
  const isReserved = and(eq(users.id, userId), isReservedForOwner(db, email, userId))
  return (await db.select({ id: users.id }).from(users).where(isReserved)).length > 0
}

/** Returns false, without changes, if the session was ended in the meantime. */
async function changeName(
  { db }: Work,
  actor: SignedIn,
  { name, locale }: Profile,
): Promise<boolean> {
  const condition = isStillSignedIn(db, actor)
  const updated = await db
    .update(users)
    .set({ name, locale })
    .where(condition)
    .returning({ id: users.id })
  return updated.length > 0
}

/**
 * Returns false, without changes or mails, if the session was ended in the meantime. Without a
 * recent password the session may be borrowed: reset links are then held back from the new address
 * until the owner has had time to undo the change.
 */
async function changeEmail(work: Work, actor: SignedIn, profile: Profile): Promise<boolean> {
  const { db, settings, client } = work
  const { user } = actor
  const isConfirmed = hasConfirmedPassword(actor.session)
  const undo = await createEmailUndo(db, user)
  const noticeMail = emailChangedNotice(settings, {
    to: user,
    newEmail: profile.email,
    address: client.address,
    undoToken: undo?.token ?? null,
    passkeys: await countPasskeys(db, user.id),
  })
  const emailChanges = user.emailChanges + 1
  const resetHeldUntil = isConfirmed
    ? null
    : new Date(Date.now() + lifetimes.resetHoldSeconds * 1000)
  const { name, email, locale = user.locale } = profile
  const changes = { name, email, locale, emailVerifiedAt: null, emailChanges, resetHeldUntil }
  const verification = await verificationMail(settings, { ...user, ...changes })
  const allowance = await mailAllowance(work, verificationRecipient(profile.email))
  const condition = and(
    eq(users.id, user.id),
    eq(users.email, email),
    eq(users.emailChanges, emailChanges),
  )
  const isFree = not(isReservedForOwner(db, email, user.id))
  const isUnchanged = eq(users.emailChanges, user.emailChanges)
  const outboxRows = {
    verification: await outboxRow(work, verification, { userId: user.id }),
    notice: await outboxRow(work, noticeMail),
  }
  const { updated } = await runBatch(db, {
    updated: db
      .update(users)
      .set(changes)
      .where(and(isStillSignedIn(db, actor), isUnchanged, isFree))
      .returning({ id: users.id }),
    resetLink: voidResetLink(db, user.id, hasRow(db, users, condition)),
    notice: await insertNoticeIf(work, outboxRows.notice, { user, condition }),
    undo: undo && insertEmailUndoIf(db, undo.row, condition),
    verification: allowance.insert(outboxRows.verification, { table: users, condition }),
  })
  if (updated.length > 0) await audit(work, 'email-changed', user.id)
  return updated.length > 0
}

interface EmailChange extends NoticeAbout {
  newEmail: string
  /** Opens the undo page; null if the old address may not be restored. */
  undoToken: string | null
  passkeys: number
}

function emailChangedNotice(
  settings: Settings,
  { newEmail, undoToken, passkeys, ...about }: EmailChange,
): Mail {
  return notice(settings, about, () => ({
    subject: words.emailChanged,
    text: words.emailChangedText(maskedEmail(newEmail)) + remainingPasskeys(passkeys),
    remedy: undoToken === null ? { advice: words.restoreByHand } : restoreByLink(undoToken),
  }))
}

const undoDays = lifetimes.emailUndoSeconds / 86_400

function restoreByLink(token: string): Remedy {
  return {
    advice: words.restoreByLink(undoDays),
    button: { label: words.restoreEmailAddress, path: routes.undoEmail.href({ token }) },
  }
}

/** Returns an address that only its owner recognises: `a…@e….com`. */
function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [first = '', ...rest] = domain.split('.')
  return `${[...local][0]}…@${[`${[...first][0]}…`, ...rest.slice(-1)].join('.')}`
}
