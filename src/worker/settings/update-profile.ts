import { and, eq, not } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { hasConfirmedPassword, refuseSignedOut } from '../auth/guards.ts'
import { verificationMail, verificationTo } from '../auth/mails.ts'
import { voidResetLink } from '../auth/reset-links.ts'
import { createEmailUndo, insertEmailUndoIf, isKeptForItsOwner } from '../auth/undo-email.ts'
import { hasRow, isUniqueViolation } from '../db/conditions.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { getSignedIn, isStillSignedIn } from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf, mailAllowance } from '../mail/uninvited.ts'
import { emailChangedNotice } from './mails.ts'

interface Profile {
  name: string
  email: string
}

/** Saves name and address; a new address has to be verified again, and the old one is told. */
export async function updateProfile(c: Context<AppEnv>, profile: Profile): Promise<Response> {
  const isNew = profile.email !== getSignedIn(c).user.email
  try {
    if (isNew && (await isTaken(c, profile.email))) return refuseTaken(c)
    const saved = isNew ? await changeEmail(c, profile) : await changeName(c, profile)
    if (!saved) return refuseSignedOut(c)
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email')) throw error
    return refuseTaken(c)
  }
  if (requestKind(c) === 'json') return c.body(null, 204)
  if (isNew) await leaveFlash(c, { status: messages.status.verificationLinkSent })
  return redirect(c, routes.profile.href())
}

function refuseTaken(c: Context<AppEnv>): Promise<Response> {
  return refuseForm(c, { email: [messages.auth.emailTaken] }, routes.profile.href())
}

/** Whether the address is kept for the account that has left it; the batch asks once more. */
async function isTaken(c: Context<AppEnv>, email: string): Promise<boolean> {
  const { user } = getSignedIn(c)
  const kept = isKeptForItsOwner(c.var.db, email, user.id)
  const self = and(eq(users.id, user.id), kept)
  return (await c.var.db.select({ id: users.id }).from(users).where(self)).length > 0
}

/** False when the session was ended meanwhile: then nothing is changed. */
async function changeName(c: Context<AppEnv>, { name }: Profile): Promise<boolean> {
  const { db } = c.var
  const asking = isStillSignedIn(db, getSignedIn(c))
  const updated = await db.update(users).set({ name }).where(asking).returning({ id: users.id })
  return updated.length > 0
}

/**
 * False when the session was ended meanwhile: then nothing is changed, and nobody is told. Without
 * the password it may be a borrowed session that asks: no reset link goes to the new address then
 * until the owner of the old one had time to take it back.
 */
async function changeEmail(c: Context<AppEnv>, profile: Profile): Promise<boolean> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  const confirmed = hasConfirmedPassword(asking.session)
  const undo = await createEmailUndo(db, user)
  const told = emailChangedNotice(settings, {
    to: user.email,
    newEmail: profile.email,
    address: clientAddress(c),
    undoToken: undo?.token ?? null,
  })
  const emailChanges = user.emailChanges + 1
  const resetHeldUntil = confirmed ? null : new Date(Date.now() + lifetimes.resetHoldSeconds * 1000)
  const changed = { ...profile, emailVerifiedAt: null, emailChanges, resetHeldUntil }
  const asked = await verificationMail(settings, { ...user, ...changed })
  const allowance = await mailAllowance(c.var, verificationTo(profile.email))
  const { email } = profile
  const fits = and(
    eq(users.id, user.id),
    eq(users.email, email),
    eq(users.emailChanges, emailChanges),
  )
  const free = not(isKeptForItsOwner(db, email, user.id))
  const unchanged = eq(users.emailChanges, user.emailChanges)
  const rows = { asked: await outboxRow(c, asked, user.id), told: await outboxRow(c, told) }
  const [updated] = await db.batch([
    db
      .update(users)
      .set(changed)
      .where(and(isStillSignedIn(db, asking), unchanged, free))
      .returning({ id: users.id }),
    voidResetLink(db, user.id, hasRow(db, users, fits)),
    ...(await insertNoticeIf(c.var, rows.told, { user, fits })),
    ...(undo ? [insertEmailUndoIf(db, undo.row, fits)] : []),
    ...allowance.insert(rows.asked, { table: users, fits }),
  ])
  if (updated.length > 0) await audit(c, 'email-changed', user.id)
  return updated.length > 0
}
