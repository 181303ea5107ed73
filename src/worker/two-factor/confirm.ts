import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
import { consumeCode } from './consume-code.ts'
import { twoFactorEnabled } from './mails.ts'

/**
 * Turns two-factor on by a right code, and tells the owner the first time; null when it is wrong.
 * A sign-in that was under way without the second factor is void.
 */
export async function confirmTwoFactor(c: Context<AppEnv>, code: string): Promise<true | null> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  if (!(await consumeCode(c.var, user, code))) return null
  if (user.twoFactorConfirmedAt) return true
  const mail = twoFactorEnabled(settings, { to: user.email, address: clientAddress(c) })
  const ofSecret = and(eq(users.id, user.id), eq(users.twoFactorSecret, user.twoFactorSecret ?? ''))
  const confirmed = {
    twoFactorConfirmedAt: new Date(),
    credentialsVersion: sql`${users.credentialsVersion} + 1`,
  }
  const unconfirmed = and(ofSecret, isNull(users.twoFactorConfirmedAt))
  const row = await outboxRow(c, mail)
  const [, updated] = await db.batch([
    insertMailIf(db, row, { fits: unconfirmed, ofUser: false }),
    db.update(users).set(confirmed).where(unconfirmed).returning({ id: users.id }),
  ])
  if (updated.length === 0) return null
  audit(c, 'two-factor-enabled', user.id)
  return true
}
