import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { outbox } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { outboxRow } from '../mail/outbox.ts'
import { recoveryCodesRegenerated } from './mails.ts'
import { recoveryCodeRows } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

/** Replaces all recovery codes, and tells the owner if two-factor is on. */
export async function regenerateRecoveryCodes(
  c: Context<AppEnv>,
): Promise<{ outcome: 'regenerated' | 'not-enabled' }> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  if (!user.twoFactorSecret) return { outcome: 'not-enabled' }
  const mail = recoveryCodesRegenerated(settings, { to: user.email, address: clientAddress(c) })
  const row = await outboxRow(c, mail)
  const rows = await recoveryCodeRows(settings, user.id)
  await db.batch([
    ...replaceRecoveryCodes(db, { userId: user.id, secret: user.twoFactorSecret, rows }),
    ...(user.twoFactorConfirmedAt ? [db.insert(outbox).values(row)] : []),
  ])
  audit(c, 'recovery-codes-regenerated', user.id)
  return { outcome: 'regenerated' }
}
