import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { users } from '../db/schema.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { recoveryCodeRows } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { sealSecret } from './secret.ts'
import { createSecret } from './totp.ts'

/** Starts a set-up with a new secret and codes; one that is under way is kept unless `force`d. */
export async function enableTwoFactor(c: Context<AppEnv>, force: boolean): Promise<void> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  const keep = user.twoFactorConfirmedAt !== null || (user.twoFactorSecret !== null && !force)
  if (keep) return
  const secret = await sealSecret(settings, user.id, createSecret())
  const rows = await recoveryCodeRows(settings, user.id)
  await db.batch([
    db
      .update(users)
      .set({ twoFactorSecret: secret })
      .where(and(eq(users.id, user.id), isNull(users.twoFactorConfirmedAt))),
    ...replaceRecoveryCodes(db, { userId: user.id, secret, rows }),
  ])
}
