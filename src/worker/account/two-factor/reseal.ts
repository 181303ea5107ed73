import { and, asc, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Work } from '#worker/app-env.ts'
import { recoveryCodes, type UserRow, users } from '#worker/db/schema.ts'
import { isSealedBy, unseal } from '#worker/security/sealed.ts'
import { protectRecoveryCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './totp.ts'

/**
 * What seals a user's two-factor data with the present key if an earlier one sealed it, so that the
 * earlier one can be dropped some day; nothing after that, and nothing that changed meanwhile.
 */
export async function resealTwoFactor(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  user: UserRow,
): Promise<BatchItem<'sqlite'>[]> {
  const old = user.twoFactorSecret
  const secret = await openSecret(settings, user)
  if (!old || !secret || isSealedBy(settings.keyring('two-factor')[0], old)) return []
  const sealed = await sealSecret(settings, user.id, secret)
  return [
    db
      .update(users)
      .set({ twoFactorSecret: sealed })
      .where(and(eq(users.id, user.id), eq(users.twoFactorSecret, old))),
    ...(await resealCodes({ db, settings }, user.id)),
  ]
}

async function resealCodes(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  userId: string,
): Promise<BatchItem<'sqlite'>[]> {
  const keys = settings.keyring('recovery-code')
  const rows = await db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(asc(recoveryCodes.position))
  const statements: BatchItem<'sqlite'>[] = []
  for (const { sealed, hash } of rows) {
    const code = await unseal(keys, sealed)
    if (typeof code !== 'string' || isSealedBy(keys[0], sealed)) continue
    const same = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash))
    statements.push(
      db
        .update(recoveryCodes)
        .set(await protectRecoveryCode(settings, code))
        .where(same),
    )
  }
  return statements
}
