import { and, eq, isNull, not } from 'drizzle-orm'
import { mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { counters, outbox, roomMembers, users } from '#worker/db/schema.ts'
import { isNotLastOwner } from '#worker/desk/staff/staff-conditions.ts'
import { guessesAt } from '#worker/http/guess-guard.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { notice } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import * as words from './mail-words.ts'

/** Deletes an account and notifies its owner; `last-owner` if the desk would have none left. */
export async function deleteAccount(
  work: Work,
  actor: SignedIn,
): Promise<{ outcome: 'deleted' | 'ended' | 'last-owner' }> {
  const { db, settings, client } = work
  const { user } = actor
  const mail = notice(settings, { to: user, address: client.address }, () => ({
    subject: words.accountDeleted,
    text: words.deletedText,
    remedy: { advice: words.passwordKnown },
  }))
  const row = await outboxRow(work, mail)
  const isGone = not(hasRow(db, users, eq(users.id, user.id)))
  const isUnsent = and(eq(outbox.userId, user.id), isNull(outbox.sentAt))
  // Deleting also removes the second factors, so the password alone must not be enough.
  const isAllowed = mayChangeFactors(db, actor)
  const condition = and(isAllowed, isNotLastOwner(work, user.id))
  const notices = await insertNoticeIf(work, row, { user, condition })
  const { deleted } = await runBatch(db, {
    // The notice first: its condition reads the row that the next statement deletes.
    notices,
    deleted: db.delete(users).where(condition).returning({ id: users.id }),
    rooms: db
      .delete(roomMembers)
      .where(and(isGone, eq(roomMembers.email, user.emailVerifiedAt ? user.email : ''))),
    guesses: db
      .delete(counters)
      .where(and(isGone, await guessesAt(settings, [user.id, user.email]))),
    mails: db.delete(outbox).where(and(isGone, isUnsent)),
  })
  if (deleted.length === 0) {
    const account = await db.select().from(users).where(isAllowed).get()
    return { outcome: account ? 'last-owner' : 'ended' }
  }
  await audit(work, 'account-deleted', user.id)
  return { outcome: 'deleted' }
}
