import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { verificationMail } from '../auth/mails.ts'
import { voidResetLink } from '../auth/reset-links.ts'
import { outbox, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { outboxRow } from '../mail/outbox.ts'
import { emailChangedNotice } from './mails.ts'

interface Profile {
  name: string
  email: string
}

/** Saves name and address; a new address has to be verified again, and the old one is told. */
export async function updateProfile(c: Context<AppEnv>, profile: Profile): Promise<Response> {
  const isNew = profile.email !== getSignedIn(c).user.email
  try {
    if (isNew) await changeEmail(c, profile)
    else await changeName(c, profile)
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

async function changeEmail(c: Context<AppEnv>, profile: Profile): Promise<void> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  const told = emailChangedNotice(settings, {
    to: user.email,
    newEmail: profile.email,
    address: clientAddress(c),
  })
  const changed = { ...profile, emailVerifiedAt: null, emailChanges: user.emailChanges + 1 }
  const asked = await verificationMail(settings, { ...user, ...changed })
  await db.batch([
    db.update(users).set(changed).where(eq(users.id, user.id)),
    voidResetLink(db, user.id),
    db.insert(outbox).values(await outboxRow(c, asked, user.id)),
    db.insert(outbox).values(await outboxRow(c, told)),
  ])
  audit(c, 'email-changed', user.id)
}
