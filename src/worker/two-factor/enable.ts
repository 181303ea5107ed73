import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { recoveryCodes, users } from '../db/schema.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { recoveryCodeRows } from './recovery-codes.ts'
import { sealSecret } from './secret.ts'
import { createSecret } from './totp.ts'

/** Starts a set-up with a new secret and codes; one that is under way is kept unless `force`d. */
export async function enableTwoFactor(c: Context<AppEnv>, force: boolean): Promise<void> {
  const { db, settings } = c.var
  const { user } = getSignedIn(c)
  const keep = user.twoFactorConfirmedAt !== null || (user.twoFactorSecret !== null && !force)
  if (keep) return
  const secret = await sealSecret(settings, user.id, createSecret())
  await db.batch([
    db.update(users).set({ twoFactorSecret: secret }).where(eq(users.id, user.id)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    db.insert(recoveryCodes).values(await recoveryCodeRows(settings, user.id)),
  ])
}
