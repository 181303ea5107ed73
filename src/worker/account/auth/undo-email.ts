import { and, eq, gt, gte, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { originalLocale } from '#shared/locales.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { asSelection, hasRow } from '#worker/db/conditions.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { emailUndos, passkeys, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertMailFrom, outboxRow } from '#worker/mail/outbox.ts'
import { dummyHash } from '#worker/security/password-hash.ts'
import { hashToken, randomHex } from '#worker/security/tokens.ts'
import { removePasskeysIf } from './passkeys.ts'
import { createResetToken, replaceResetLinkIf, resetMail } from './reset-links.ts'
import { endAccessIf, findUser, removeTwoFactorIf, verifiedEmailColumns } from './users.ts'

type Undo = typeof emailUndos.$inferSelect

const tokenBytes = 32

/**
 * Creates an undo link for the address that an account is about to leave. Returns null if an undo
 * link is still valid or reset links are held: the current address may then have been set by a
 * borrowed session or by mistake, and only the first address can be restored.
 */
export async function createEmailUndo(db: Database, user: UserRow) {
  const isHeld = user.resetHeldUntil !== null && user.resetHeldUntil.getTime() > Date.now()
  if (isHeld || (await db.select().from(emailUndos).where(isLiveFor(user.id)).get())) return null
  const token = randomHex(tokenBytes)
  const createdAt = new Date()
  const row: Undo = {
    id: await hashToken(token),
    userId: user.id,
    email: user.email,
    wasVerified: user.emailVerifiedAt !== null,
    credentialsVersion: user.credentialsVersion,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimes.emailUndoSeconds * 1000),
  }
  return { token, row }
}

/** Inserts an undo link for a user who meets the condition, unless there is a valid one. */
export function insertEmailUndoIf(db: Database, row: Undo, condition: SQL | undefined) {
  const isFirst = not(hasRow(db, emailUndos, isLiveFor(row.userId)))
  const source = db.select(asSelection(emailUndos, row)).from(users)
  return db.insert(emailUndos).select(source.where(and(condition, isFirst)))
}

/** The condition that an address is reserved for another account, which has recently left it. */
export function isReservedForOwner(db: Database, email: string, userId: string): SQL {
  const isOtherUsers = and(eq(emailUndos.email, email), ne(emailUndos.userId, userId))
  return hasRow(db, emailUndos, and(isOtherUsers, eq(emailUndos.wasVerified, true), isUnexpired()))
}

/**
 * Restores the earlier address of an account and marks it as verified, because the link was mailed
 * there. Ends every access that others may have gained, and mails a reset link to the restored
 * address.
 */
export async function undoEmail(
  work: Work,
  token: string,
): Promise<{ outcome: 'undone'; userId: string } | { outcome: 'invalid' }> {
  const undo = await findUndo(work.db, token)
  if (!undo || !(await restore(work, undo))) return { outcome: 'invalid' }
  const { userId } = undo
  await audit(work, 'email-change-undone', userId)
  return { outcome: 'undone', userId }
}

async function findUndo(db: Database, token: string): Promise<Undo | null> {
  const isThisUndo = eq(emailUndos.id, await hashToken(token))
  const undo = await db.select().from(emailUndos).where(and(isThisUndo, isUnexpired())).get()
  return undo ?? null
}

function isUnexpired() {
  return gt(emailUndos.expiresAt, new Date())
}

function isLiveFor(userId: string) {
  return and(eq(emailUndos.userId, userId), isUnexpired())
}

/**
 * Returns the condition that an undo removes second factors. It removes those added since the
 * address was left, but never the last ones of staff: the old mailbox must not open the desk. If
 * the address was never verified, it removes them only from accounts that were never verified.
 */
function mayLoseFactors(db: Database, { userId, wasVerified, createdAt }: Undo): SQL | undefined {
  const isNotStaff = isNull(users.role)
  if (!wasVerified) return and(isNotStaff, isNull(users.firstVerifiedAt))
  const isOlderKey = and(eq(passkeys.userId, userId), lt(passkeys.createdAt, createdAt))
  const keepsOne = or(lt(users.twoFactorConfirmedAt, createdAt), hasRow(db, passkeys, isOlderKey))
  return or(isNotStaff, keepsOne)
}

/**
 * Restores the address in one batch; false if the link was used or the address taken in the
 * meantime. An unverified address is not restored once a later one is verified: it was mistyped.
 * Replaces a password and removes factors that somebody else may have set; the reset link sets a
 * new password.
 */
async function restore(work: Work, undo: Undo): Promise<boolean> {
  const { db, settings } = work
  const { userId, email } = undo
  const reset = await createResetToken()
  const locale = (await findUser(db, userId))?.locale ?? originalLocale
  const to = { email, locale }
  const mail = await outboxRow(work, resetMail(settings, to, reset.token), { userId })
  const { isRestorable, isRestored, unsafe } = undoConditions(db, undo)
  const passwordHash = dummyHash(settings.keyring('password'))
  try {
    const { user } = await runBatch(db, {
      password: db.update(users).set({ passwordHash }).where(unsafe.password),
      passkeys: removePasskeysIf(db, userId, { condition: unsafe.factors, only: unsafe.keys }),
      twoFactor: removeTwoFactorIf(db, userId, and(unsafe.factors, unsafe.twoFactor)),
      user: db
        .update(users)
        .set({
          email,
          ...verifiedEmailColumns(),
          emailChanges: sql`${users.emailChanges} + 1`,
          credentialsVersion: sql`${users.credentialsVersion} + 1`,
          resetHeldUntil: null,
        })
        .where(isRestorable)
        .returning({ id: users.id }),
      access: endAccessIf(db, userId, isRestored),
      resetLink: replaceResetLinkIf(db, reset, { condition: isRestored }),
      mail: insertMailFrom(db, mail, { table: users, condition: isRestored, userId: users.id }),
      undos: db
        .delete(emailUndos)
        .where(and(eq(emailUndos.userId, userId), hasRow(db, users, isRestored))),
    })
    return user.length > 0
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return false
    throw error
  }
}

/** Returns the conditions before and after a restoration, and those for unsafe credentials. */
function undoConditions(db: Database, undo: Undo) {
  const { id, userId, email, wasVerified, createdAt, credentialsVersion } = undo
  const isUser = eq(users.id, userId)
  const isThisUndo = eq(emailUndos.id, id)
  const isUnused = hasRow(db, emailUndos, and(isThisUndo, isUnexpired()))
  const isRestorable = and(
    isUser,
    isUnused,
    wasVerified ? undefined : isNull(users.emailVerifiedAt),
  )
  const { twoFactorConfirmedAt } = users
  const isNewer = or(isNull(twoFactorConfirmedAt), gte(twoFactorConfirmedAt, createdAt))
  return {
    isRestorable,
    isRestored: and(isUser, eq(users.email, email), hasRow(db, emailUndos, isThisUndo)),
    unsafe: {
      password: and(
        isRestorable,
        wasVerified ? ne(users.credentialsVersion, credentialsVersion) : undefined,
      ),
      factors: and(isRestorable, mayLoseFactors(db, undo)),
      keys: wasVerified ? gte(passkeys.createdAt, createdAt) : undefined,
      twoFactor: wasVerified ? isNewer : undefined,
    },
  }
}
