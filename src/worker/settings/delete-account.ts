import { and, eq, isNull, not } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { audit } from '../audit.ts'
import { hasRow } from '../db/conditions.ts'
import { counters, outbox, users } from '../db/schema.ts'
import { guessesAt } from '../http/guess-guard.ts'
import { isStillSignedIn } from '../http/sessions.ts'

/** Removes an account and all that belongs to it; `ended` when the session was ended meanwhile. */
export async function deleteAccount(
  work: Work,
  asking: SignedIn,
): Promise<{ outcome: 'deleted' | 'ended' }> {
  const { db, settings } = work
  const { user } = asking
  const gone = not(hasRow(db, users, eq(users.id, user.id)))
  const unsent = and(eq(outbox.userId, user.id), isNull(outbox.sentAt))
  const [deleted] = await db.batch([
    db.delete(users).where(isStillSignedIn(db, asking)).returning({ id: users.id }),
    db.delete(counters).where(and(gone, await guessesAt(settings, [user.id, user.email]))),
    db.delete(outbox).where(and(gone, unsent)),
  ])
  if (deleted.length === 0) return { outcome: 'ended' }
  await audit(work, 'account-deleted', user.id)
  return { outcome: 'deleted' }
}
