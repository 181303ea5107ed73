import { and, asc, eq } from 'drizzle-orm'
import { twoFactor } from '#shared/constants.ts'
import type { Database } from '../db/database.ts'
import { recoveryCodes } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { sign } from '../security/signature.ts'

interface Stores {
  db: Database
  settings: Settings
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const groupLength = 10

/** A recovery code: two groups of ten letters and digits, about 119 bits. */
export function createRecoveryCode(): string {
  return `${randomGroup()}-${randomGroup()}`
}

function randomGroup(): string {
  let group = ''
  while (group.length < groupLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes beyond the last whole alphabet would favour its first letters.
    if (byte < alphabet.length * 4) group += alphabet[byte % alphabet.length]
  }
  return group
}

/** The rows of a whole new set of codes. */
export function recoveryCodeRows(settings: Settings, userId: string) {
  return Promise.all(
    Array.from({ length: twoFactor.recoveryCodes }, async (_, position) => ({
      userId,
      position,
      ...(await protect(settings, createRecoveryCode())),
    })),
  )
}

/** The codes of a user in their order; empty when there are none. */
export async function findRecoveryCodes({ db, settings }: Stores, userId: string) {
  const rows = await db
    .select({ sealed: recoveryCodes.sealed })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(asc(recoveryCodes.position))
  const keys = settings.keyring('recovery-code')
  return Promise.all(rows.map(({ sealed }) => unseal(keys, sealed) as Promise<string>))
}

/** Whether a code is one of the user's; it is replaced in place by one write, so it works once. */
export async function consumeRecoveryCode(
  { db, settings }: Stores,
  userId: string,
  code: string,
): Promise<boolean> {
  for (const key of settings.keyring('recovery-code')) {
    const consumed = await db
      .update(recoveryCodes)
      .set(await protect(settings, createRecoveryCode()))
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, await sign(key, code))))
      .returning({ position: recoveryCodes.position })
    if (consumed.length === 1) return true
  }
  return false
}

async function protect(settings: Settings, code: string) {
  const [key] = settings.keyring('recovery-code')
  return { sealed: await seal(key, code), hash: await sign(key, code) }
}
