import { and, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { getSignedIn, isStillSignedIn } from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { recoveryCodesRegenerated } from './mails.ts'
import { recoveryCodeRows } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

/** Replaces all recovery codes, and tells the owner if two-factor is on; not if the session ended. */
export async function regenerateRecoveryCodes(
  c: Context<AppEnv>,
): Promise<{ outcome: 'regenerated' | 'not-enabled' | 'ended' }> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  if (!user.twoFactorSecret) return { outcome: 'not-enabled' }
  const mail = recoveryCodesRegenerated(settings, { to: user.email, address: clientAddress(c) })
  const row = await outboxRow(c, mail)
  const rows = await recoveryCodeRows(settings, user.id)
  const fits = isStillSignedIn(db, asking)
  const on = and(fits, isNotNull(users.twoFactorConfirmedAt))
  const [found] = await db.batch([
    db.select({ id: users.id }).from(users).where(fits),
    ...(await insertNoticeIf(c.var, row, { user, fits: on })),
    ...replaceRecoveryCodes(db, { userId: user.id, secret: user.twoFactorSecret, rows, fits }),
  ])
  if (found.length === 0) return { outcome: 'ended' }
  await audit(c, 'recovery-codes-regenerated', user.id)
  return { outcome: 'regenerated' }
}
