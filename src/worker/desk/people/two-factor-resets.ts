import { and, eq, isNotNull, ne, not, or, type SQL } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { hasAnyPasskey } from '#worker/account/auth/passkeys.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { deskLog, twoFactorResets, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { isOwner, isStaff, isStillOwner } from '#worker/desk/staff/staff-conditions.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { resetRequestedMail, resetRequestedNotice } from './two-factor-reset-mails.ts'

type RequestOutcome = {
  outcome: 'requested' | 'not-owner' | 'not-staff' | 'own' | 'no-factor' | 'pending'
}

/**
 * Asks to end the second factors of a member of staff who has lost them. It takes effect after a
 * hold; the member and the other owners are emailed at once, the member with a link that stops it.
 */
export async function requestTwoFactorReset(
  work: Work,
  actor: SignedIn,
  email: string,
): Promise<RequestOutcome> {
  const { db, settings } = work
  const isMember = and(eq(users.email, email), isStaff(settings))
  const member = await db.select().from(users).where(isMember).get()
  if (!member) return { outcome: 'not-staff' }
  if (member.id === actor.user.id) return { outcome: 'own' }
  const token = randomToken()
  const createdAt = new Date()
  const dueAt = new Date(createdAt.getTime() + lifetimes.twoFactorResetHoldSeconds * 1000)
  const tokenHash = await hashToken(token)
  const row = { userId: member.id, requestedBy: actor.user.id, tokenHash, dueAt, createdAt }
  const { outcome } = await changeIf(work, {
    preconditions: {
      'not-owner': isStillOwner(work, actor),
      'not-staff': hasRow(db, users, and(eq(users.id, member.id), isMember)),
      'no-factor': hasRow(db, users, and(eq(users.id, member.id), hasFactor(db))),
      pending: not(hasRow(db, twoFactorResets, eq(twoFactorResets.userId, member.id))),
    },
    steps: {
      reset: db.insert(twoFactorResets).values(row),
      log: insertLogRow(db, actor, 'person.factors', member.id),
      mails: await requestMails(work, actor, { member, dueAt, token }),
    },
  })
  return { outcome: outcome === 'changed' ? 'requested' : outcome }
}

/** Returns the condition that a user has a second factor. */
function hasFactor(db: Database): SQL | undefined {
  return or(isNotNull(users.twoFactorConfirmedAt), hasAnyPasskey(db))
}

interface RequestedReset {
  member: UserRow
  dueAt: Date
  token: string
}

/** Returns the statements that email the member and all owners but the one who asked. */
async function requestMails(work: Work, { user }: SignedIn, { member, ...reset }: RequestedReset) {
  const { db, settings } = work
  const others = and(isOwner(settings), ne(users.id, user.id), ne(users.id, member.id))
  const owners = await db.select({ email: users.email }).from(users).where(others)
  const about = { by: user.name, dueAt: reset.dueAt }
  const mails = [
    resetRequestedMail(settings, { ...about, to: member.email, token: reset.token }),
    ...owners.map(({ email }) =>
      resetRequestedNotice(settings, { ...about, to: email, member: member.name }),
    ),
  ]
  return Promise.all(mails.map((mail) => outboxRow(work, mail))).then((rows) =>
    rows.map((row) => insertMail(db, row)),
  )
}

/** Stops a reset at the desk; the factors stay. */
export async function cancelTwoFactorReset(
  work: Work,
  actor: SignedIn,
  userId: string,
): Promise<{ outcome: 'cancelled' | 'notFound' }> {
  const { db } = work
  const isReset = eq(twoFactorResets.userId, userId)
  const { outcome } = await changeIf(work, {
    preconditions: {
      notFound: and(hasRow(db, twoFactorResets, isReset), isStillOwner(work, actor)),
    },
    steps: {
      log: insertLogRow(db, actor, 'person.factors-kept', userId),
      reset: db.delete(twoFactorResets).where(isReset),
    },
  })
  return { outcome: outcome === 'changed' ? 'cancelled' : outcome }
}

/** Stops a reset by the link in the member's email, without a session; the factors stay. */
export async function stopTwoFactorReset(
  work: Work,
  token: string,
): Promise<{ outcome: 'stopped' | 'invalid' }> {
  const { db } = work
  const isReset = eq(twoFactorResets.tokenHash, await hashToken(token))
  const reset = await db.select().from(twoFactorResets).where(isReset).get()
  if (!reset) return { outcome: 'invalid' }
  const { userId } = reset
  const { outcome } = await changeIf(work, {
    preconditions: { invalid: hasRow(db, twoFactorResets, isReset) },
    steps: {
      log: db.insert(deskLog).values({
        id: crypto.randomUUID(),
        actorId: userId,
        action: 'person.factors-kept',
        target: userId,
        createdAt: new Date(),
      }),
      reset: db.delete(twoFactorResets).where(isReset),
    },
  })
  return { outcome: outcome === 'changed' ? 'stopped' : outcome }
}
