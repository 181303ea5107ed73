import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isShown } from '#worker/desk/publishing/effective.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'
import { isUnfinished } from '#worker/jobs/sendings/unfinished.ts'

/**
 * Has a letter's mails wait; those that are under way arrive. `notFound`: it is not being sent;
 * `finished`: it has gone to everybody.
 */
export async function stopLetter(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'letter.stopped',
    target: id,
    isThere: hasRow(db, sendings, isOfLetter(id)),
    preconditions: {
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNull(sendings.stoppedAt)),
    },
    steps: {
      sending: db.update(sendings).set({ stoppedAt: new Date() }).where(isOfLetter(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** Has a letter go on that was stopped; `withdrawn`: its mails would lead to what is not there. */
export async function continueLetter(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' | 'withdrawn' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'letter.continued',
    target: id,
    isThere: hasRow(db, sendings, isOfLetter(id)),
    preconditions: {
      withdrawn: isShown(id),
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNotNull(sendings.stoppedAt)),
    },
    steps: {
      sending: db.update(sendings).set({ stoppedAt: null }).where(isOfLetter(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** The condition that the sending of a letter is such a one. */
function hasSending(db: Database, id: string, condition: SQL | undefined): SQL {
  return hasRow(db, sendings, and(isOfLetter(id), condition))
}
