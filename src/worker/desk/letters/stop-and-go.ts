import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isShown } from '#worker/desk/publishing/effective.ts'
import { insertLogged } from '#worker/desk/staff/log-rows.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'
import { isUnfinished } from '#worker/jobs/sendings/unfinished.ts'

/**
 * Has a letter's mails wait; those that are under way arrive. `notFound`: it is not being sent;
 * `finished`: it has gone to everybody.
 */
export async function stopLetter(
  { db }: Work,
  signedIn: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' }> {
  const { outcome } = await changeIf(db, {
    preconditions: {
      notFound: hasRow(db, sendings, isOfLetter(id)),
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNull(sendings.stoppedAt)),
    },
    steps: {
      log: insertLogged(db, signedIn, 'letter.stopped', id),
      sending: db.update(sendings).set({ stoppedAt: new Date() }).where(isOfLetter(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** Has a letter go on that was stopped; `withdrawn`: its mails would lead to what is not there. */
export async function continueLetter(
  { db }: Work,
  signedIn: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' | 'withdrawn' }> {
  const { outcome } = await changeIf(db, {
    preconditions: {
      notFound: hasRow(db, sendings, isOfLetter(id)),
      withdrawn: isShown(id),
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNotNull(sendings.stoppedAt)),
    },
    steps: {
      log: insertLogged(db, signedIn, 'letter.continued', id),
      sending: db.update(sendings).set({ stoppedAt: null }).where(isOfLetter(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** The condition that the sending of a letter is such a one. */
function hasSending(db: Database, id: string, condition: SQL | undefined): SQL {
  return hasRow(db, sendings, and(isOfLetter(id), condition))
}
