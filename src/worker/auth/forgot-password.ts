import { and, eq, lte, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes, mailCooldownSeconds } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { hasRow } from '../db/has-row.ts'
import { resetTokens, users } from '../db/schema.ts'
import { back } from '../http/back.ts'
import { requestKind } from '../http/request-kind.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
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
  const mail = await outboxRow(c, resetMail(settings, email, token))
  const expiresAt = new Date(Date.now() + lifetimes.resetTokenSeconds * 1000)
  const sentLately = new Date(expiresAt.getTime() - mailCooldownSeconds * 1000)
  await db.batch([
    db
      .insert(resetTokens)
      .select(
        db
          .select({
            userId: users.id,
            tokenHash: sql`${tokenHash}`.as('token_hash'),
            expiresAt: sql`${expiresAt.getTime()}`.as('expires_at'),
          })
          .from(users)
          .where(eq(users.email, email)),
      )
      .onConflictDoUpdate({
        target: resetTokens.userId,
        set: { tokenHash, expiresAt },
        setWhere: lte(resetTokens.expiresAt, sentLately),
      }),
    insertMailIf(db, mail, {
      ofUser: true,
      fits: and(
        eq(users.email, email),
        hasRow(
          db,
          resetTokens,
          and(eq(resetTokens.userId, users.id), eq(resetTokens.tokenHash, tokenHash)),
        ),
      ),
    }),
  ])
  const status = messages.reset.linkSent
  return requestKind(c) === 'json' ? c.json({ message: status }) : back(c, { status })
}
