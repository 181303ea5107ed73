import { and, eq, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { mailCooldownSeconds } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { hasRow } from '../db/conditions.ts'
import { resetTokens, users } from '../db/schema.ts'
import { back } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { outboxRow } from '../mail/outbox.ts'
import { mailAllowance } from '../mail/uninvited.ts'
import { resetMail } from './mails.ts'
import { createResetToken, mayReset, replaceResetLinkIf } from './reset-links.ts'

/**
 * Queues a reset link for a known address, at most one a minute, and none while the address is one
 * that a borrowed session may have set. The same statements run for an
 * unknown one and find nothing, so that neither the reply nor its time tells who is known.
 */
export async function forgotPassword(c: Context<AppEnv>, email: string): Promise<Response> {
  const { db, settings } = c.var
  const reset = await createResetToken()
  const mail = await outboxRow(c, resetMail(settings, email, reset.token))
  const sentLately = new Date(reset.expiresAt.getTime() - mailCooldownSeconds * 1000)
  const allowance = await mailAllowance(c.var, { to: email, kind: 'reset', allowance: 'shared' })
  const ofUser = and(eq(users.email, email), mayReset())
  const linked = and(eq(resetTokens.userId, users.id), eq(resetTokens.tokenHash, reset.tokenHash))
  await db.batch([
    replaceResetLinkIf(db, reset, {
      fits: and(ofUser, allowance.hasRoom),
      replaceable: lte(resetTokens.expiresAt, sentLately),
    }),
    ...allowance.insert(mail, {
      table: users,
      userId: users.id,
      fits: and(ofUser, hasRow(db, resetTokens, linked)),
    }),
  ])
  const status = messages.reset.linkSent
  return requestKind(c) === 'json' ? c.json({ message: status }) : back(c, { status })
}
