import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { hasRow } from '../db/conditions.ts'
import { recoveryCodes, users } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { getSignedIn, isStillSignedIn } from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { twoFactorDisabled } from './mails.ts'

/**
 * Removes all two-factor data, ends pending sign-ins, and tells the owner if it was on. `ended` when
 * the session was ended meanwhile: then nothing is changed.
 */
export async function disableTwoFactor(
  c: Context<AppEnv>,
): Promise<{ outcome: 'disabled' | 'ended' }> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  if (!user.twoFactorSecret) return { outcome: 'disabled' }
  const mail = twoFactorDisabled(settings, { to: user.email, address: clientAddress(c) })
  const row = await outboxRow(c, mail)
  const fits = isStillSignedIn(db, asking)
  const wasOn = and(fits, isNotNull(users.twoFactorConfirmedAt))
  const [found] = await db.batch([
    db.select({ id: users.id }).from(users).where(fits),
    ...(await insertNoticeIf(c.var, row, { user, fits: wasOn })),
    ...removeTwoFactorIf(db, user.id, fits),
  ])
  if (found.length === 0) return { outcome: 'ended' }
  await audit(c, 'two-factor-disabled', user.id)
  return { outcome: 'disabled' }
}

/** Removes all two-factor data of a user who fits; sign-ins under way before are void. */
export function removeTwoFactorIf(db: Database, userId: string, fits: SQL | undefined) {
  const cleared = {
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    credentialsVersion: sql`${users.credentialsVersion} + 1`,
  }
  const codes = and(eq(recoveryCodes.userId, userId), hasRow(db, users, fits))
  return [
    db.delete(recoveryCodes).where(codes),
    db
      .update(users)
      .set(cleared)
      .where(and(eq(users.id, userId), fits))
      .returning({ id: users.id }),
  ] as const
}
