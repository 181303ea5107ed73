import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
import { consumeCode } from './consume-code.ts'
import { twoFactorEnabled } from './mails.ts'

/** Turns two-factor on by a right code, and tells the owner the first time. */
export async function confirmTwoFactor(
  c: Context<AppEnv>,
  code: string,
): Promise<{ outcome: 'confirmed' | 'wrong' }> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  if (!(await consumeCode(c.var, user, code))) return { outcome: 'wrong' }
  if (user.twoFactorConfirmedAt) return { outcome: 'confirmed' }
  const mail = twoFactorEnabled(settings, { to: user.email, address: clientAddress(c) })
  const ofSecret = and(eq(users.id, user.id), eq(users.twoFactorSecret, user.twoFactorSecret ?? ''))
  await db.batch([
    db
      .update(users)
      .set({ twoFactorConfirmedAt: new Date() })
      .where(and(ofSecret, isNull(users.twoFactorConfirmedAt))),
    insertMailIf(db, await outboxRow(c, mail), { fits: ofSecret, ofUser: false }),
  ])
  audit(c, 'two-factor-enabled', user.id)
  return { outcome: 'confirmed' }
}
