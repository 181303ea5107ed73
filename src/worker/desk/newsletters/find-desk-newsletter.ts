import { and, eq, gt } from 'drizzle-orm'
import type { NewsletterPage } from '#shared/desk/newsletters/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { drafts, newsletterSubscribers, type SendingRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { progressOf } from '#worker/jobs/sendings/progress.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { composeNewsletter, subscriberCopy } from './compose.ts'
import { findNewsletter, newsletterOf } from './find-newsletter.ts'

/** Finds a newsletter with its delivery; null if it does not exist. */
export async function findDeskNewsletter(
  { db, settings }: Work,
  { user }: SignedIn,
  id: string,
): Promise<Omit<NewsletterPage, 'status'> | null> {
  const newsletter = await findNewsletter(db, id)
  if (!newsletter) return null
  const { slug, state, newest, sending } = newsletter
  const revision = newsletter.revisions.find((row) => row.id === sending?.revisionId) ?? newest
  const composed = composeNewsletter(settings, currentEdition(), newsletterOf(slug, revision))
  const sample = { email: user.email, token: 'each-their-own' }
  return {
    id,
    slug,
    subject: composed.subject,
    state,
    isShown: newsletter.isPublished,
    revisions: newsletter.revisions.map(({ id, number, author, authorId, createdAt }) => {
      return { id, number, author, own: authorId === user.id, createdAt: createdAt.toISOString() }
    }),
    text: subscriberCopy(settings, composed, sample).text,
    subscribers: await countSubscribers(db),
    sending: sending && (await sendingOf(db, sending)),
    twoPersonRule: settings.twoPersonRule,
    ownRevision: newest.authorId === user.id,
    hasDraft: await hasDraft(db, user.id, id),
    now: new Date().toISOString(),
  }
}

async function hasDraft(db: Database, userId: string, documentId: string): Promise<boolean> {
  const isOwn = and(eq(drafts.userId, userId), eq(drafts.documentId, documentId))
  return (await db.$count(drafts, isOwn)) > 0
}

function countSubscribers(db: Database): Promise<number> {
  return db.$count(newsletterSubscribers, gt(newsletterSubscribers.confirmedAt, new Date(0)))
}

async function sendingOf(db: Database, sending: SendingRow): Promise<NewsletterPage['sending']> {
  const { startedBy, createdAt } = sending
  const starter = startedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, startedBy)).get()
    : null
  const progress = await progressOf(db, sending)
  return { startedAt: createdAt.toISOString(), startedBy: starter?.name ?? null, ...progress }
}
