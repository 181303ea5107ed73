import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { twoFactor } from '#shared/account/constants.ts'
import { mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { asSelection, hasRow } from '#worker/db/conditions.ts'
import { recoveryCodes, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { hasSameCredentials } from '#worker/http/sessions.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { seal, unseal } from '#worker/security/sealed.ts'
import { sign } from '#worker/security/signature.ts'
import { recoveryCodesRegeneratedMail } from './mails.ts'

type Stores = Pick<Work, 'db' | 'settings'>

// Leaves out letters and digits that look alike: 0 O o, 1 I i l, 2 Z, 5 S, 8 B.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrstuvwxyz34679'
const groupLength = 10

/** Returns two groups of ten letters and digits, about 112 bits. */
function createRecoveryCode(): string {
  return `${randomGroup()}-${randomGroup()}`
}

function randomGroup(): string {
  // Bytes above the last whole multiple would make the first letters more likely.
  const unbiasedLimit = 256 - (256 % alphabet.length)
  let group = ''
  while (group.length < groupLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < unbiasedLimit) group += alphabet[byte % alphabet.length]
  }
  return group
}

export function recoveryCodeRows(settings: Settings, userId: string) {
  return Promise.all(
    Array.from({ length: twoFactor.recoveryCodes }, async (_, position) => ({
      userId,
      position,
      ...(await protectRecoveryCode(settings, createRecoveryCode())),
    })),
  )
}

export async function findRecoveryCodes({ db, settings }: Stores, userId: string) {
  const rows = await db
    .select({ sealed: recoveryCodes.sealed })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(asc(recoveryCodes.position))
  const keys = settings.keyring('recovery-code')
  const codes = await Promise.all(rows.map(({ sealed }) => unseal(keys, sealed)))
  // A code whose key is gone can be neither shown nor used.
  return codes.filter((code) => typeof code === 'string')
}

/** The statement that replaces a recovery code, and the condition that it did so. */
export interface Replacement {
  statement: BatchItem<'sqlite'>
  replaced: SQL
}

/** Returns how to replace a code of this user, once; null if it is not theirs. */
export async function findReplacement(
  { db, settings }: Stores,
  user: UserRow,
  code: string,
): Promise<Replacement | null> {
  const keys = settings.keyring('recovery-code')
  const hashes = await Promise.all(keys.map((key) => sign(key, code)))
  const isThisCode = and(eq(recoveryCodes.userId, user.id), inArray(recoveryCodes.hash, hashes))
  if (!(await db.select().from(recoveryCodes).where(isThisCode).get())) return null
  const newCode = await protectRecoveryCode(settings, createRecoveryCode())
  const hasUser = hasRow(db, users, hasSameCredentials(user))
  const isNewCode = and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.hash, newCode.hash))
  return {
    statement: db.update(recoveryCodes).set(newCode).where(and(isThisCode, hasUser)),
    replaced: hasRow(db, recoveryCodes, isNewCode),
  }
}

/** Returns the columns of a code: sealed for showing it, hashed for looking it up. */
export async function protectRecoveryCode(settings: Settings, code: string) {
  const [key] = settings.keyring('recovery-code')
  return { sealed: await seal(key, code), hash: await sign(key, code) }
}

interface NewCodes {
  userId: string
  /** The sealed secret of these codes; nothing is written once the user has another one or none. */
  secret: string
  condition?: SQL | undefined
  rows: Awaited<ReturnType<typeof recoveryCodeRows>>
}

export function replaceRecoveryCodes(db: Database, { userId, secret, condition, rows }: NewCodes) {
  const owner = and(eq(users.id, userId), eq(users.twoFactorSecret, secret), condition)
  const hasOwner = hasRow(db, users, owner)
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), hasOwner)),
    ...rows.map((row) =>
      db
        .insert(recoveryCodes)
        .select(db.select(asSelection(recoveryCodes, row)).from(users).where(owner)),
    ),
  ] as const
}

/**
 * Replaces all recovery codes and notifies the owner; `ended` if the session may no longer do so.
 */
export async function regenerateRecoveryCodes(
  work: Work,
  actor: SignedIn,
): Promise<{ outcome: 'regenerated' | 'not-enabled' | 'ended' }> {
  const { db, settings, client } = work
  const { user } = actor
  if (!user.twoFactorSecret) return { outcome: 'not-enabled' }
  const mail = recoveryCodesRegeneratedMail(settings, { to: user, address: client.address })
  const row = await outboxRow(work, mail)
  const rows = await recoveryCodeRows(settings, user.id)
  const condition = mayChangeFactors(db, actor)
  const isOn = and(condition, isNotNull(users.twoFactorConfirmedAt))
  const { allowedRows } = await runBatch(db, {
    allowedRows: db.select({ id: users.id }).from(users).where(condition),
    notice: await insertNoticeIf(work, row, { user, condition: isOn }),
    codes: replaceRecoveryCodes(db, {
      userId: user.id,
      secret: user.twoFactorSecret,
      rows,
      condition,
    }),
  })
  if (allowedRows.length === 0) return { outcome: 'ended' }
  await audit(work, 'recovery-codes-regenerated', user.id)
  return { outcome: 'regenerated' }
}
