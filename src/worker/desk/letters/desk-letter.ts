import { eq, gt } from 'drizzle-orm'
import type { LetterPage } from '#shared/desk/letters/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { newsletterSubscribers, type SendingRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { progressOf } from '#worker/jobs/sendings/progress.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { composeLetter, subscriberCopy } from './compose.ts'
import { findLetter, letterOf } from './find-letter.ts'

/** A letter as the desk sends it; null when there is none of this id. */
export async function findDeskLetter(
  { db, settings }: Work,
  { user }: SignedIn,
  id: string,
): Promise<Omit<LetterPage, 'status'> | null> {
  const letter = await findLetter(db, id)
  if (!letter) return null
  const { slug, state, newest, sending } = letter
  const shown = letter.revisions.find((one) => one.id === sending?.revisionId) ?? newest
  const composed = composeLetter(settings, currentEdition(), letterOf(slug, shown))
  const sample = { email: user.email, token: 'each-their-own' }
  return {
    id,
    slug,
    subject: composed.subject,
    state,
    isShown: letter.isShown,
    revisions: letter.revisions.map(({ id, number, author, authorId, createdAt }) => {
      return { id, number, author, own: authorId === user.id, createdAt: createdAt.toISOString() }
    }),
    text: subscriberCopy(settings, composed, sample).text,
    subscribers: await countSubscribers(db),
    sending: sending && (await sendingOf(db, sending)),
    twoPersonRule: settings.twoPersonRule,
    ownRevision: newest.authorId === user.id,
    now: new Date().toISOString(),
  }
}

/** Who would get a letter that is sent now. */
function countSubscribers(db: Database): Promise<number> {
  return db.$count(newsletterSubscribers, gt(newsletterSubscribers.confirmedAt, new Date(0)))
}

async function sendingOf(db: Database, sending: SendingRow): Promise<LetterPage['sending']> {
  const { startedBy, createdAt } = sending
  const starter = startedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, startedBy)).get()
    : null
  const progress = await progressOf(db, sending)
  return { startedAt: createdAt.toISOString(), startedBy: starter?.name ?? null, ...progress }
}
