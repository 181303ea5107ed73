import { and, eq, not } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { hasConfirmedPassword } from '#worker/account/auth/guards.ts'
import { countPasskeys, passkeysKept } from '#worker/account/auth/passkeys.ts'
import { voidResetLink } from '#worker/account/auth/reset-links.ts'
import {
  createEmailUndo,
  insertEmailUndoIf,
  isKeptForItsOwner,
} from '#worker/account/auth/undo-email.ts'
import { verificationMail, verificationTo } from '#worker/account/auth/verify-email.ts'
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
import { notice, type Remedy } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'

interface Profile {
  name: string
  email: string
}

/**
 * Saves name and address; a new address has to be verified again, and the old one is told. `ended`
 * when the session was ended meanwhile.
 */
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

/** Whether the address is kept for the account that has left it; the batch asks once more. */
async function isTaken(db: Database, email: string, userId: string): Promise<boolean> {
  const kept = and(eq(users.id, userId), isKeptForItsOwner(db, email, userId))
  return (await db.select({ id: users.id }).from(users).where(kept)).length > 0
}

/** False when the session was ended meanwhile: then nothing is changed. */
async function changeName({ db }: Work, actor: SignedIn, { name }: Profile): Promise<boolean> {
  const condition = isStillSignedIn(db, actor)
  const updated = await db.update(users).set({ name }).where(condition).returning({ id: users.id })
  return updated.length > 0
}

/**
 * False when the session was ended meanwhile: then nothing is changed, and nobody is told. Without
 * the password it may be a borrowed session that asks: no reset link goes to the new address then
 * until the owner of the old one had time to take it back.
 */
async function changeEmail(work: Work, actor: SignedIn, profile: Profile): Promise<boolean> {
  const { db, settings, client } = work
  const { user } = actor
  const confirmed = hasConfirmedPassword(actor.session)
  const undo = await createEmailUndo(db, user)
  const told = emailChangedNotice(settings, {
    to: user.email,
    newEmail: profile.email,
    address: client.address,
    undoToken: undo?.token ?? null,
    passkeys: await countPasskeys(db, user.id),
  })
  const emailChanges = user.emailChanges + 1
  const resetHeldUntil = confirmed ? null : new Date(Date.now() + lifetimes.resetHoldSeconds * 1000)
  const changed = { ...profile, emailVerifiedAt: null, emailChanges, resetHeldUntil }
  const asked = await verificationMail(settings, { ...user, ...changed })
  const allowance = await mailAllowance(work, verificationTo(profile.email))
  const { email } = profile
  const condition = and(
    eq(users.id, user.id),
    eq(users.email, email),
    eq(users.emailChanges, emailChanges),
  )
  const free = not(isKeptForItsOwner(db, email, user.id))
  const unchanged = eq(users.emailChanges, user.emailChanges)
  const rows = {
    asked: await outboxRow(work, asked, { userId: user.id }),
    told: await outboxRow(work, told),
  }
  const { updated } = await runBatch(db, {
    updated: db
      .update(users)
      .set(changed)
      .where(and(isStillSignedIn(db, actor), unchanged, free))
      .returning({ id: users.id }),
    resetLink: voidResetLink(db, user.id, hasRow(db, users, condition)),
    notice: await insertNoticeIf(work, rows.told, { user, condition }),
    undo: undo && insertEmailUndoIf(db, undo.row, condition),
    verification: allowance.insert(rows.asked, { table: users, condition }),
  })
  if (updated.length > 0) await audit(work, 'email-changed', user.id)
  return updated.length > 0
}

interface EmailChange {
  to: string
  newEmail: string
  address: string
  /** Opens the way back; null for an address that had no claim to the account itself. */
  undoToken: string | null
  /** How many the account has. */
  passkeys: number
}

/** The account uses another address from now; this goes to the old one, with the way back. */
function emailChangedNotice(
  settings: Settings,
  { newEmail, undoToken, passkeys, ...about }: EmailChange,
): Mail {
  return notice(settings, {
    ...about,
    subject: 'Your email address was changed',
    text: `Your account now uses another email address: ${shortened(newEmail)}. This address can no longer be used to log in.${passkeysKept(passkeys)}`,
    remedy: undoToken === null ? withoutWayBack : wayBack(undoToken),
  })
}

const withoutWayBack = { advice: 'set this address again on a device that is still logged in' }

const undoDays = lifetimes.emailUndoSeconds / 86_400

function wayBack(token: string): Remedy {
  return {
    advice: `restore this address with the button below (it works for ${undoDays} days)`,
    button: { label: 'Restore Email Address', path: routes.undoEmail.href({ token }) },
  }
}

/** An address that its owner recognises and nobody else learns: `a…@e….com`. */
function shortened(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [first = '', ...rest] = domain.split('.')
  return `${[...local][0]}…@${[`${[...first][0]}…`, ...rest.slice(-1)].join('.')}`
}
