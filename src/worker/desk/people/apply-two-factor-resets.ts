import { and, asc, eq, lte } from 'drizzle-orm'
import { removePasskeysIf } from '#worker/account/auth/passkeys.ts'
import { endAccessIf, removeTwoFactorIf } from '#worker/account/auth/users.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { deskLog, twoFactorResets, users } from '#worker/db/schema.ts'
import { isOwner, isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { resetDoneMail } from './two-factor-reset-mails.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'mails'>

const batchSize = 20

/**
 * Ends the second factors of members whose hold is over, and returns of how many. A reset is dropped
 * if its member no longer works at the desk, or its owner no longer is one.
 */
export async function applyTwoFactorResets(stores: Stores): Promise<number> {
  const { db } = stores
  const due = await db
    .select()
    .from(twoFactorResets)
    .where(lte(twoFactorResets.dueAt, new Date()))
    .orderBy(asc(twoFactorResets.dueAt))
    .limit(batchSize)
  let applied = 0
  for (const reset of due) {
    if (await applyReset(stores, reset)) applied += 1
    else await db.delete(twoFactorResets).where(isSame(reset))
  }
  return applied
}

type ResetRow = typeof twoFactorResets.$inferSelect

function isSame({ userId, tokenHash }: ResetRow) {
  return and(eq(twoFactorResets.userId, userId), eq(twoFactorResets.tokenHash, tokenHash))
}

async function applyReset(stores: Stores, reset: ResetRow): Promise<boolean> {
  const { db, settings } = stores
  const { userId, requestedBy } = reset
  const [member, owner] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)).get(),
    db.select({ name: users.name }).from(users).where(eq(users.id, requestedBy)).get(),
  ])
  if (!member || !owner) return false
  const mail = resetDoneMail(settings, { to: member.email, by: owner.name })
  const condition = eq(users.id, userId)
  const { outcome } = await changeIf(stores, {
    preconditions: {
      stopped: hasRow(db, twoFactorResets, isSame(reset)),
      'not-staff': hasRow(db, users, and(condition, isStaff(settings))),
      'not-owner': hasRow(db, users, and(eq(users.id, requestedBy), isOwner(settings))),
    },
    steps: {
      log: db.insert(deskLog).values({
        id: crypto.randomUUID(),
        actorId: requestedBy,
        action: 'person.factors-ended',
        target: userId,
        createdAt: new Date(),
      }),
      twoFactor: removeTwoFactorIf(db, userId, condition),
      passkeys: removePasskeysIf(db, userId, { condition }),
      // As after a reset of the password: somebody else may be signed in.
      access: endAccessIf(db, userId, condition),
      mail: insertMail(db, await outboxRow(stores, mail, { userId })),
      reset: db.delete(twoFactorResets).where(isSame(reset)),
    },
  })
  return outcome === 'changed'
}
