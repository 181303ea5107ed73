import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuseSignedOut } from '../auth/guards.ts'
import { verificationMail } from '../auth/mails.ts'
import { voidResetLink } from '../auth/reset-links.ts'
import { users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import { isStillSignedIn } from '../http/sessions.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
import { emailChangedNotice } from './mails.ts'

interface Profile {
  name: string
  email: string
}

/** Saves name and address; a new address has to be verified again, and the old one is told. */
export async function updateProfile(c: Context<AppEnv>, profile: Profile): Promise<Response> {
  const isNew = profile.email !== getSignedIn(c).user.email
  try {
    if (!isNew) await changeName(c, profile)
    else if (!(await changeEmail(c, profile))) return refuseSignedOut(c)
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email')) throw error
    return refuseForm(c, { email: [messages.auth.emailTaken] }, routes.profile.href())
  }
  if (requestKind(c) === 'json') return c.body(null, 204)
  if (isNew) await leaveFlash(c, { status: messages.status.verificationLinkSent })
  return redirect(c, routes.profile.href())
}

async function changeName(c: Context<AppEnv>, { name }: Profile): Promise<void> {
  const { user } = getSignedIn(c)
  await c.var.db.update(users).set({ name }).where(eq(users.id, user.id))
}

/** False when the session was ended meanwhile: then nothing is changed, and nobody is told. */
async function changeEmail(c: Context<AppEnv>, profile: Profile): Promise<boolean> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  const told = emailChangedNotice(settings, {
    to: user.email,
    newEmail: profile.email,
    address: clientAddress(c),
  })
  const emailChanges = user.emailChanges + 1
  const changed = { ...profile, emailVerifiedAt: null, emailChanges }
  const asked = await verificationMail(settings, { ...user, ...changed })
  const fits = and(eq(users.id, user.id), eq(users.emailChanges, emailChanges))
  const rows = { asked: await outboxRow(c, asked), told: await outboxRow(c, told) }
  const [updated] = await db.batch([
    db.update(users).set(changed).where(isStillSignedIn(db, asking)).returning({ id: users.id }),
    voidResetLink(db, user.id),
    insertMailIf(db, rows.asked, { fits, ofUser: true }),
    insertMailIf(db, rows.told, { fits, ofUser: false }),
  ])
  if (updated.length > 0) audit(c, 'email-changed', user.id)
  return updated.length > 0
}
