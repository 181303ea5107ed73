import { and, eq, gt, gte, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
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
import { endAccessIf, removeTwoFactorIf, verifiedNow } from './users.ts'

type Undo = typeof emailUndos.$inferSelect

const tokenBytes = 32

/**
 * The way back to the address that an account is about to leave, as the notice to it brings it. The
 * first address that is left has the claim: none for one that was only set meanwhile, by whoever
 * borrowed the session or by a typing error. Null then.
 */
export async function createEmailUndo(db: Database, user: UserRow) {
  const held = user.resetHeldUntil !== null && user.resetHeldUntil.getTime() > Date.now()
  if (held || (await db.select().from(emailUndos).where(isLiveOf(user.id)).get())) return null
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

/** Stores the way back if a user fits the condition and no other one came first. */
export function insertEmailUndoIf(db: Database, row: Undo, condition: SQL | undefined) {
  const first = not(hasRow(db, emailUndos, isLiveOf(row.userId)))
  const source = db.select(asSelection(emailUndos, row)).from(users)
  return db.insert(emailUndos).select(source.where(and(condition, first)))
}

/** The condition that an address is kept for the account that has left it, if that is another one. */
export function isKeptForItsOwner(db: Database, email: string, userId: string): SQL {
  const ofOther = and(eq(emailUndos.email, email), ne(emailUndos.userId, userId))
  return hasRow(db, emailUndos, and(ofOther, eq(emailUndos.wasVerified, true), isAlive()))
}

/**
 * Gives an account its earlier address back, verified by the link that was mailed there, and ends
 * every way in that others may have taken meanwhile; then a reset link goes to that address.
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
  const byToken = eq(emailUndos.id, await hashToken(token))
  const found = await db.select().from(emailUndos).where(and(byToken, isAlive())).get()
  return found ?? null
}

function isAlive() {
  return gt(emailUndos.expiresAt, new Date())
}

function isLiveOf(userId: string) {
  return and(eq(emailUndos.userId, userId), isAlive())
}

/**
 * Returns the condition on a user that the way back removes second factors: those that were set since
 * the address was left, but never the last ones of somebody who works at the desk, which the old
 * mailbox must not open. By an address that nobody had verified it removes all of an account that nobody
 * has verified yet, and none of another.
 */
function mayLoseFactors(db: Database, { userId, wasVerified, createdAt }: Undo): SQL | undefined {
  const isOutside = isNull(users.role)
  if (!wasVerified) return and(isOutside, isNull(users.firstVerifiedAt))
  const olderKey = and(eq(passkeys.userId, userId), lt(passkeys.createdAt, createdAt))
  const keepsOne = or(lt(users.twoFactorConfirmedAt, createdAt), hasRow(db, passkeys, olderKey))
  return or(isOutside, keepsOne)
}

/**
 * All of it in one batch; false when the link was used meanwhile, or somebody else has the address.
 * An address that nobody had verified is not given back once another one of the account is: it was
 * mistyped. A password, second factor or passkey that was set since, or by whoever registered an address
 * that was not theirs, does not stay in force: the reset link sets another.
 */
async function restore(work: Work, undo: Undo): Promise<boolean> {
  const { db, settings } = work
  const { userId, email } = undo
  const reset = await createResetToken()
  const mail = await outboxRow(work, resetMail(settings, email, reset.token), { userId })
  const { restorable, restored, unsafe } = conditionsOf(db, undo)
  const passwordHash = dummyHash(settings.keyring('password'))
  try {
    const { user } = await runBatch(db, {
      password: db.update(users).set({ passwordHash }).where(unsafe.password),
      passkeys: removePasskeysIf(db, userId, { condition: unsafe.factors, those: unsafe.keys }),
      twoFactor: removeTwoFactorIf(db, userId, and(unsafe.factors, unsafe.twoFactor)),
      user: db
        .update(users)
        .set({
          email,
          ...verifiedNow(),
          emailChanges: sql`${users.emailChanges} + 1`,
          credentialsVersion: sql`${users.credentialsVersion} + 1`,
          resetHeldUntil: null,
        })
        .where(restorable)
        .returning({ id: users.id }),
      access: endAccessIf(db, userId, restored),
      resetLink: replaceResetLinkIf(db, reset, { condition: restored }),
      mail: insertMailFrom(db, mail, { table: users, condition: restored, userId: users.id }),
      undos: db
        .delete(emailUndos)
        .where(and(eq(emailUndos.userId, userId), hasRow(db, users, restored))),
    })
    return user.length > 0
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return false
    throw error
  }
}

/** The conditions on the user that there is something to restore, and that it was; what is unsafe. */
function conditionsOf(db: Database, undo: Undo) {
  const { id, userId, email, wasVerified, createdAt, credentialsVersion } = undo
  const ofUser = eq(users.id, userId)
  const byId = eq(emailUndos.id, id)
  const unused = hasRow(db, emailUndos, and(byId, isAlive()))
  const restorable = and(ofUser, unused, wasVerified ? undefined : isNull(users.emailVerifiedAt))
  const { twoFactorConfirmedAt } = users
  const isNewer = or(isNull(twoFactorConfirmedAt), gte(twoFactorConfirmedAt, createdAt))
  return {
    restorable,
    restored: and(ofUser, eq(users.email, email), hasRow(db, emailUndos, byId)),
    unsafe: {
      password: and(
        restorable,
        wasVerified ? ne(users.credentialsVersion, credentialsVersion) : undefined,
      ),
      factors: and(restorable, mayLoseFactors(db, undo)),
      keys: wasVerified ? gte(passkeys.createdAt, createdAt) : undefined,
      twoFactor: wasVerified ? isNewer : undefined,
    },
  }
}
