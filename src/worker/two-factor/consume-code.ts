import { and, eq, lt } from 'drizzle-orm'
import { type UserRow, users } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { openSecret } from './secret.ts'
import { findStep } from './totp.ts'

/**
 * Whether a code is right and newer than every code that was accepted before; it is accepted by
 * one conditional write, so that no code, and no older one, works twice.
 */
export async function consumeCode(
  { db, settings }: { db: Database; settings: Settings },
  user: UserRow,
  code: string,
): Promise<boolean> {
  const secret = await openSecret(settings, user)
  const step = secret && findStep(secret, code)
  if (!step) return false
  const moved = await db
    .update(users)
    .set({ twoFactorStep: step })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.twoFactorSecret, user.twoFactorSecret ?? ''),
        lt(users.twoFactorStep, step),
      ),
    )
    .returning({ id: users.id })
  return moved.length === 1
}
