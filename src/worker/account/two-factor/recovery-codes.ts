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
import { recoveryCodesRegenerated } from './mails.ts'

type Stores = Pick<Work, 'db' | 'settings'>

// Without the letters and digits that are mistaken for one another: 0 O o, 1 I i l, 2 Z, 5 S, 8 B.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrstuvwxyz34679'
const groupLength = 10

/** A recovery code: two groups of ten letters and digits, about 112 bits. */
function createRecoveryCode(): string {
  return `${randomGroup()}-${randomGroup()}`
}

function randomGroup(): string {
  // Bytes beyond the last whole alphabet would favour its first letters.
  const unbiased = 256 - (256 % alphabet.length)
  let group = ''
  while (group.length < groupLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < unbiased) group += alphabet[byte % alphabet.length]
  }
  return group
}

/** The rows of a whole new set of codes. */
export function recoveryCodeRows(settings: Settings, userId: string) {
  return Promise.all(
    Array.from({ length: twoFactor.recoveryCodes }, async (_, position) => ({
      userId,
      position,
      ...(await protectRecoveryCode(settings, createRecoveryCode())),
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
  const codes = await Promise.all(rows.map(({ sealed }) => unseal(keys, sealed)))
  // A code whose key is gone cannot be shown, nor used.
  return codes.filter((code) => typeof code === 'string')
}

/** The replacement of a recovery code: its statement, and the condition that it took place. */
export interface Replacement {
  statement: BatchItem<'sqlite'>
  replaced: SQL
}

/**
 * How a code of this user is replaced in place, once, within the batch that it allows; null when
 * it is none of theirs. Of two batches with one code, the second replaces nothing.
 */
export async function findReplacement(
  { db, settings }: Stores,
  user: UserRow,
  code: string,
): Promise<Replacement | null> {
  const keys = settings.keyring('recovery-code')
  const hashes = await Promise.all(keys.map((key) => sign(key, code)))
  const used = and(eq(recoveryCodes.userId, user.id), inArray(recoveryCodes.hash, hashes))
  if (!(await db.select().from(recoveryCodes).where(used).get())) return null
  const fresh = await protectRecoveryCode(settings, createRecoveryCode())
  const allowed = hasRow(db, users, hasSameCredentials(user))
  const inPlace = and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.hash, fresh.hash))
  return {
    statement: db.update(recoveryCodes).set(fresh).where(and(used, allowed)),
    replaced: hasRow(db, recoveryCodes, inPlace),
  }
}

/** A code as it is stored: sealed to be shown, hashed to be looked up. */
export async function protectRecoveryCode(settings: Settings, code: string) {
  const [key] = settings.keyring('recovery-code')
  return { sealed: await seal(key, code), hash: await sign(key, code) }
}

interface NewCodes {
  userId: string
  /** The sealed secret the codes belong to: nothing happens once it is another one, or gone. */
  secret: string
  /** A further condition on the user. */
  condition?: SQL | undefined
  rows: Awaited<ReturnType<typeof recoveryCodeRows>>
}

/** The statements that replace all codes of a user, for a batch. */
export function replaceRecoveryCodes(db: Database, { userId, secret, condition, rows }: NewCodes) {
  const owner = and(eq(users.id, userId), eq(users.twoFactorSecret, secret), condition)
  const stillThere = hasRow(db, users, owner)
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), stillThere)),
    ...rows.map((row) =>
      db
        .insert(recoveryCodes)
        .select(db.select(asSelection(recoveryCodes, row)).from(users).where(owner)),
    ),
  ] as const
}

/**
 * Replaces all recovery codes, and notifies the owner if two-factor is on; `ended` when the session was
 * ended meanwhile, or may not change the second factors any more.
 */
export async function regenerateRecoveryCodes(
  work: Work,
  actor: SignedIn,
): Promise<{ outcome: 'regenerated' | 'not-enabled' | 'ended' }> {
  const { db, settings, client } = work
  const { user } = actor
  if (!user.twoFactorSecret) return { outcome: 'not-enabled' }
  const mail = recoveryCodesRegenerated(settings, { to: user.email, address: client.address })
  const row = await outboxRow(work, mail)
  const rows = await recoveryCodeRows(settings, user.id)
  const condition = mayChangeFactors(db, actor)
  const on = and(condition, isNotNull(users.twoFactorConfirmedAt))
  const { found } = await runBatch(db, {
    found: db.select({ id: users.id }).from(users).where(condition),
    notice: await insertNoticeIf(work, row, { user, condition: on }),
    codes: replaceRecoveryCodes(db, {
      userId: user.id,
      secret: user.twoFactorSecret,
      rows,
      condition,
    }),
  })
  if (found.length === 0) return { outcome: 'ended' }
  await audit(work, 'recovery-codes-regenerated', user.id)
  return { outcome: 'regenerated' }
}
