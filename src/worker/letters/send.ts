import { and, eq, gt, not } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, newsletterSubscribers, revisions, sendings } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { bringIn } from '../publishing/bring-in.ts'
import { isRefusedToAuthor, publicationStatements } from '../publishing/decide.ts'
import { showReaders } from '../publishing/show-readers.ts'
import { isOfLetter } from '../sendings/of-letter.ts'
import { findLetter } from './find-letter.ts'

interface Wish {
  /** The id of the letter's document. */
  id: string
  revision: string
}

type Refused = 'notFound' | 'unknown-revision' | 'another-person' | 'sent-before' | 'nobody'

/**
 * Begins to send a revision of a letter to all subscribers, and publishes it: one batch, in which
 * each of the two depends on the other. A letter is sent once.
 */
export async function sendLetter(
  work: Work,
  signedIn: SignedIn,
  wish: Wish,
): Promise<{ outcome: 'sent'; id: string } | { outcome: Refused }> {
  await bringIn(work)
  const refused = await refusalOf(work, signedIn, wish)
  if (refused) return { outcome: refused }
  try {
    const id = await begin(work, signedIn, wish)
    // Somebody else was faster, or the last subscriber left.
    if (id === null) return { outcome: (await refusalOf(work, signedIn, wish)) ?? 'nobody' }
    work.afterReply(() => showReaders(work))
    return { outcome: 'sent', id }
  } catch (error) {
    // The rule may have been set since this Worker started.
    if (isRefusedToAuthor(error)) return { outcome: 'another-person' }
    throw error
  }
}

async function refusalOf(
  { db, settings }: Work,
  { user }: SignedIn,
  { id, revision }: Wish,
): Promise<Refused | null> {
  const letter = await findLetter(db, id)
  if (!letter) return 'notFound'
  if (letter.sending) return 'sent-before'
  const chosen = letter.revisions.find((one) => one.id === revision)
  if (!chosen) return 'unknown-revision'
  if (settings.twoPersonRule && chosen.authorId === user.id) return 'another-person'
  const confirmed = gt(newsletterSubscribers.confirmedAt, new Date(0))
  const someone = await db.select().from(newsletterSubscribers).where(confirmed).limit(1).get()
  return someone ? null : 'nobody'
}

/** The id of the sending; null when it was not so to do. */
async function begin(work: Work, signedIn: SignedIn, { id, revision }: Wish) {
  const { db } = work
  const row = {
    id: crypto.randomUUID(),
    kind: 'letter' as const,
    about: id,
    revisionId: revision,
    startedBy: signedIn.user.id,
    filledTo: '',
    filledAt: null,
    stoppedAt: null,
    createdAt: new Date(),
  }
  const condition = and(
    not(hasRow(db, sendings, isOfLetter(id))),
    hasRow(db, revisions, and(eq(revisions.id, revision), eq(revisions.documentId, id))),
    hasRow(db, newsletterSubscribers, gt(newsletterSubscribers.confirmedAt, new Date(0))),
  )
  const began = hasRow(db, sendings, eq(sendings.id, row.id))
  const [inserted] = await db.batch([
    insertIf(db, sendings, { row, condition }).returning({ id: sendings.id }),
    insertIf(db, deskLog, { row: deskLogRow(signedIn, 'letter.sent', id), condition: began }),
    ...publicationStatements(db, {
      documentId: id,
      revisionId: revision,
      from: row.createdAt,
      by: signedIn.user.id,
      condition: began,
    }),
  ])
  return inserted.length > 0 ? row.id : null
}
