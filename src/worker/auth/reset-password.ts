import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { outbox, resetTokens } from '../db/schema.ts'
import { clientAddress } from '../http/client-address.ts'
import { leaveFlash } from '../http/flash.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import { deleteRememberTokensOf, deleteSessionsOf } from '../http/sessions.ts'
import { notice } from '../mail/notice.ts'
import { outboxRow } from '../mail/outbox.ts'
import { hashToken } from '../security/hash-token.ts'
import { hashPassword } from '../security/password-hash.ts'
import { refuseReset } from './refuse-reset.ts'
import { findUserByEmail, replacePassword } from './users.ts'

interface Reset {
  email: string
  token: string
  password: string
}

/** Sets a new password by a reset link: consumes it, ends every session, and tells the owner. */
export async function resetPassword(c: Context<AppEnv>, reset: Reset): Promise<Response> {
  const { db, settings } = c.var
  const user = await findResetUser(c, reset)
  if (!user) return refuseReset(c, { email: [messages.reset.invalidToken] })
  const passwordHash = await hashPassword(settings.keyring('password'), reset.password)
  const consumed = await db
    .delete(resetTokens)
    .where(await liveToken(user.id, reset.token))
    .returning()
  if (consumed.length === 0) return refuseReset(c, { email: [messages.reset.invalidToken] })
  const mail = notice(settings, {
    to: user.email,
    subject: 'Your password was changed',
    text: 'The password of your account was reset by a link we had emailed you. All devices are signed out.',
    address: clientAddress(c),
  })
  await db.batch([
    replacePassword(db, user.id, passwordHash),
    deleteSessionsOf(db, user.id),
    deleteRememberTokensOf(db, user.id),
    db.insert(outbox).values(await outboxRow(c, mail)),
  ])
  const status = messages.reset.done
  if (requestKind(c) === 'json') return c.json({ message: status })
  await leaveFlash(c, { status })
  return redirect(c, routes.login.href())
}

/** The account that a reset link opens now; null for every link that is wrong, used or expired. */
export async function findResetUser(c: Context<AppEnv>, link: { email: string; token: string }) {
  const user = await findUserByEmail(c.var.db, link.email)
  if (!user) return null
  const live = await liveToken(user.id, link.token)
  return (await c.var.db.select().from(resetTokens).where(live).get()) ? user : null
}

async function liveToken(userId: string, token: string) {
  return and(
    eq(resetTokens.userId, userId),
    eq(resetTokens.tokenHash, await hashToken(token)),
    gt(resetTokens.expiresAt, new Date()),
  )
}
