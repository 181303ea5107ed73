import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes, mailCooldownSeconds } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { outbox, resetTokens, users } from '../db/schema.ts'
import { back } from '../http/back.ts'
import { requestKind } from '../http/request-kind.ts'
import { outboxRow } from '../mail/outbox.ts'
import { hashToken } from '../security/hash-token.ts'
import { randomHex } from '../security/random-token.ts'
import { resetMail } from './mails.ts'

const tokenBytes = 32

/**
 * Queues a reset link for a known address, at most one a minute. The same statements run for an
 * unknown one and find nothing, so that neither the reply nor its time tells who is known.
 */
export async function forgotPassword(c: Context<AppEnv>, email: string): Promise<Response> {
  const { db, settings } = c.var
  const token = randomHex(tokenBytes)
  const tokenHash = await hashToken(token)
  const mail = await outboxRow(settings, resetMail(settings, email, token))
  const now = Date.now()
  const expiresAt = now + lifetimes.resetTokenSeconds * 1000
  const sentLately = expiresAt - mailCooldownSeconds * 1000
  await db.batch([
    db.run(sql`
      INSERT INTO ${resetTokens} (user_id, token_hash, expires_at)
      SELECT id, ${tokenHash}, ${expiresAt} FROM ${users} WHERE email = ${email}
      ON CONFLICT (user_id) DO UPDATE
      SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
      WHERE expires_at <= ${sentLately}`),
    db.run(sql`
      INSERT INTO ${outbox} (id, sealed, user_id, next_attempt_at, created_at)
      SELECT ${mail.id}, ${mail.sealed}, ${users.id}, ${now}, ${now}
      FROM ${users} JOIN ${resetTokens} ON ${resetTokens.userId} = ${users.id}
      WHERE ${users.email} = ${email} AND ${resetTokens.tokenHash} = ${tokenHash}`),
  ])
  const status = messages.reset.linkSent
  return requestKind(c) === 'json' ? c.json({ message: status }) : back(c, { status })
}
