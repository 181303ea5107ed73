import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { hasRow } from '../db/conditions.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { dropCookie } from '../http/cookies.ts'
import {
  deleteOtherSessionsIf,
  deleteRememberTokensIf,
  getSignedIn,
  isStillSignedIn,
} from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { consumeCode } from './consume-code.ts'
import { twoFactorEnabled } from './mails.ts'

/**
 * Turns two-factor on by a right code, and tells the owner the first time; null when it is wrong.
 * Whatever was signed in without the second factor ends: other sessions, remembered devices and
 * sign-ins under way.
 */
export async function confirmTwoFactor(c: Context<AppEnv>, code: string): Promise<true | null> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user, session } = asking
  if (!(await consumeCode(c.var, user, code))) return null
  if (user.twoFactorConfirmedAt) return true
  const mail = twoFactorEnabled(settings, { to: user.email, address: clientAddress(c) })
  const twoFactorConfirmedAt = new Date()
  const credentialsVersion = sql`${users.credentialsVersion} + 1`
  const unconfirmed = and(
    isStillSignedIn(db, asking),
    eq(users.twoFactorSecret, user.twoFactorSecret ?? ''),
    isNull(users.twoFactorConfirmedAt),
  )
  const confirmed = and(eq(users.id, user.id), eq(users.twoFactorConfirmedAt, twoFactorConfirmedAt))
  const row = await outboxRow(c, mail)
  const [updated] = await db.batch([
    db
      .update(users)
      .set({ twoFactorConfirmedAt, credentialsVersion })
      .where(unconfirmed)
      .returning({ id: users.id }),
    ...(await insertNoticeIf(c.var, row, { user, fits: confirmed })),
    deleteOtherSessionsIf(db, session, hasRow(db, users, confirmed)),
    deleteRememberTokensIf(db, user.id, hasRow(db, users, confirmed)),
  ])
  if (updated.length === 0) return null
  dropCookie(c, 'remember')
  await audit(c, 'two-factor-enabled', user.id)
  return true
}
