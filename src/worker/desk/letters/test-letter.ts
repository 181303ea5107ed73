import type { SignedIn, Work } from '#worker/app-env.ts'
import { outbox } from '#worker/db/schema.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { composeLetter, testCopy } from './compose.ts'
import { findLetter, letterOf } from './find-letter.ts'

/** Mails the newest revision of a letter to whoever asks. */
export async function testLetter(
  work: Work,
  { user }: SignedIn,
  id: string,
): Promise<{ outcome: 'mailed' | 'notFound' }> {
  const letter = await findLetter(work.db, id)
  if (!letter) return { outcome: 'notFound' }
  const text = letterOf(letter.slug, letter.newest)
  const composed = composeLetter(work.settings, currentEdition(), text)
  const row = await outboxRow(work, testCopy(work.settings, composed, user.email), {
    userId: user.id,
  })
  await work.db.insert(outbox).values(row)
  return { outcome: 'mailed' }
}
