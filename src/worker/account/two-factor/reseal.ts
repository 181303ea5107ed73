import { and, asc, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Work } from '#worker/app-env.ts'
import { recoveryCodes, type UserRow, users } from '#worker/db/schema.ts'
import { isSealedBy, unseal } from '#worker/security/sealed.ts'
import { protectRecoveryCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './totp.ts'

/** Returns the statements that seal two-factor data with the current key, if an old one did. */
export async function resealTwoFactor(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  user: UserRow,
): Promise<BatchItem<'sqlite'>[]> {
  const sealedSecret = user.twoFactorSecret
  const secret = await openSecret(settings, user)
  if (
    !sealedSecret ||
    !secret ||
    (await isSealedBy(settings.keyring('two-factor')[0], sealedSecret))
  )
    return []
  const sealed = await sealSecret(settings, user.id, secret)
  return [
    db
      .update(users)
      .set({ twoFactorSecret: sealed })
      .where(and(eq(users.id, user.id), eq(users.twoFactorSecret, sealedSecret))),
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
    if (typeof code !== 'string' || (await isSealedBy(keys[0], sealed))) continue
    const isSameCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash))
    statements.push(
      db
        .update(recoveryCodes)
        .set(await protectRecoveryCode(settings, code))
        .where(isSameCode),
    )
  }
  return statements
}
