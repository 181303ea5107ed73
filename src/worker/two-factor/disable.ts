import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { outbox, recoveryCodes, users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { outboxRow } from '../mail/outbox.ts'
import { twoFactorDisabled } from './mails.ts'

/** Removes all two-factor data, ends pending sign-ins, and tells the owner if it was on. */
export async function disableTwoFactor(c: Context<AppEnv>): Promise<void> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  if (!user.twoFactorSecret) return
  const mail = twoFactorDisabled(settings, { to: user.email, address: clientAddress(c) })
  const cleared = {
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    credentialsVersion: sql`${users.credentialsVersion} + 1`,
  }
  const row = await outboxRow(c, mail)
  await db.batch([
    db.update(users).set(cleared).where(eq(users.id, user.id)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ...(user.twoFactorConfirmedAt ? [db.insert(outbox).values(row)] : []),
  ])
  audit(c, 'two-factor-disabled', user.id)
}
