import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, sendings } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { isShown } from '../publishing/effective.ts'
import { isOfLetter } from '../sendings/of-letter.ts'
import { isUnfinished } from '../sendings/unfinished.ts'

/**
 * Has a letter's mails wait; those that are under way arrive. `notFound`: it is not being sent;
 * `finished`: it has gone to everybody.
 */
export async function stopLetter(
  work: Work,
  signedIn: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' }> {
  const running = isNull(sendings.stoppedAt)
  const found = await change(work, signedIn, { id, from: running, stoppedAt: new Date() })
  if (!found) return { outcome: 'notFound' }
  return { outcome: found.unfinished ? 'done' : 'finished' }
}

/** Has a letter go on that was stopped; `withdrawn`: its mails would lead to what is not there. */
export async function continueLetter(
  work: Work,
  signedIn: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' | 'withdrawn' }> {
  const stopped = and(isNotNull(sendings.stoppedAt), isShown(id))
  const found = await change(work, signedIn, { id, from: stopped, stoppedAt: null })
  if (!found) return { outcome: 'notFound' }
  if (!found.shown) return { outcome: 'withdrawn' }
  return { outcome: found.unfinished ? 'done' : 'finished' }
}

interface Change {
  /** The id of the letter's document. */
  id: string
  from: SQL | undefined
  stoppedAt: Date | null
}

/** Changes it, and logs that, if there is something to change; gives what it was like. */
async function change({ db }: Work, signedIn: SignedIn, { id, from, stoppedAt }: Change) {
  const own = isOfLetter(id)
  const changing = and(own, from, isUnfinished(db))
  const row = deskLogRow(signedIn, stoppedAt ? 'letter.stopped' : 'letter.continued', id)
  const [[found]] = await db.batch([
    db
      .select({ shown: isShown(id), unfinished: sql<number>`${isUnfinished(db)}` })
      .from(sendings)
      .where(own),
    insertIf(db, deskLog, { row, condition: hasRow(db, sendings, changing) }),
    db.update(sendings).set({ stoppedAt }).where(changing),
  ])
  return found ?? null
}
