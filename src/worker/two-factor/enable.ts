import { and, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { getSignedIn, isStillSignedIn } from '../http/sessions.ts'
import { recoveryCodeRows } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { sealSecret } from './secret.ts'
import { createSecret } from './totp.ts'

/**
 * Starts a set-up with a new secret and codes; one that is under way is kept unless `force`d.
 * `ended` when the session was ended meanwhile: then nothing is changed.
 */
export async function enableTwoFactor(
  c: Context<AppEnv>,
  force: boolean,
): Promise<{ outcome: 'enabled' | 'ended' }> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user } = asking
  const keep = user.twoFactorConfirmedAt !== null || (user.twoFactorSecret !== null && !force)
  if (keep) return { outcome: 'enabled' }
  const secret = await sealSecret(settings, user.id, createSecret())
  const rows = await recoveryCodeRows(settings, user.id)
  const [updated] = await db.batch([
    db
      .update(users)
      .set({ twoFactorSecret: secret })
      .where(and(isStillSignedIn(db, asking), isNull(users.twoFactorConfirmedAt)))
      .returning({ id: users.id }),
    ...replaceRecoveryCodes(db, { userId: user.id, secret, rows }),
  ])
  return { outcome: updated.length > 0 ? 'enabled' : 'ended' }
}
