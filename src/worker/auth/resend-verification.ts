import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { back } from '../http/back.ts'
import { sendOn } from '../http/intended.ts'
import { requestKind } from '../http/request-kind.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
import { verificationMail } from './mails.ts'

/** Sends another verification link, unless the address is verified already. */
export async function resendVerification(c: Context<AppEnv>): Promise<Response> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  const json = requestKind(c) === 'json'
  if (user.emailVerifiedAt) {
    return json ? c.body(null, 204) : sendOn(c, routes.dashboard.href())
  }
  const mail = await verificationMail(settings, user)
  const fits = eq(users.id, user.id)
  await insertMailIf(db, await outboxRow(c, mail), { fits, ofUser: true })
  if (json) return c.json('', 202)
  return back(c, { status: messages.status.verificationLinkSent }, routes.verifyNotice.href())
}
