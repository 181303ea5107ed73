import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { sendOn } from '../http/intended.ts'
import { back } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { getSignedIn } from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { mailAllowance } from '../mail/uninvited.ts'
import { verificationMail } from './mails.ts'

/** Sends another verification link, unless the address is verified already. */
export async function resendVerification(c: Context<AppEnv>): Promise<Response> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  const json = requestKind(c) === 'json'
  if (user.emailVerifiedAt) {
    return json ? c.body(null, 204) : sendOn(c, routes.dashboard.href())
  }
  const row = await outboxRow(c, await verificationMail(settings, user), user.id)
  const recipient = { to: user.email, kind: 'resend', allowance: 'resends' } as const
  const allowance = await mailAllowance(c.var, recipient)
  await db.batch(allowance.insert(row, { table: users, fits: eq(users.id, user.id) }))
  if (json) return c.json('', 202)
  return back(c, { status: messages.status.verificationLinkSent }, routes.verifyNotice.href())
}
