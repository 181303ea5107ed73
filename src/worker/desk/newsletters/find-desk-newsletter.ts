import { and, eq } from 'drizzle-orm'
import type { NewsletterLanguage, NewsletterPage } from '#shared/desk/newsletters/props.ts'
import { originalLocale, translatedLocales } from '#shared/locales.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { drafts, type SendingRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { progressOf } from '#worker/jobs/sendings/progress.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { composeNewsletter, subscriberCopy } from './compose.ts'
import { findNewsletter, newsletterOf } from './find-newsletter.ts'
import { countSubscribers, findSegments } from './segments.ts'
import { findTranslated, type TranslatedNewsletter } from './translations.ts'

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
  const sample = { email: user.email, token: 'each-their-own', locale: originalLocale }
  const { text, html } = subscriberCopy(settings, composed, sample)
  const translated = sending ? [] : await findTranslated(db, id, newsletterOf(slug, newest))
  const subscribers = await countSubscribers(db)
  return {
    id,
    slug,
    subject: composed.subject,
    state,
    isShown: newsletter.isPublished,
    revisions: newsletter.revisions.map(({ id, number, author, authorId, createdAt }) => {
      return { id, number, author, own: authorId === user.id, createdAt: createdAt.toISOString() }
    }),
    text,
    html,
    subscribers: subscribers.all,
    segments: sending ? [] : await findSegments(db),
    languages: sending ? [] : languagesOf(subscribers, translated),
    sending: sending && (await sendingOf(db, sending)),
    twoPersonRule: settings.twoPersonRule,
    ownRevision: [newest, ...translated].some(({ authorId }) => authorId === user.id),
    hasDraft: await hasDraft(db, user.id, id),
    now: new Date().toISOString(),
  }
}

/** Returns the languages of the site besides English, with those who would get the newsletter in each. */
function languagesOf(
  { ofLocale }: Awaited<ReturnType<typeof countSubscribers>>,
  translated: readonly TranslatedNewsletter[],
): NewsletterLanguage[] {
  return translatedLocales.map((locale) => ({
    locale,
    subscribers: ofLocale(locale),
    isTranslated: translated.some((one) => one.locale === locale),
  }))
}

async function hasDraft(db: Database, userId: string, documentId: string): Promise<boolean> {
  const isOwn = and(eq(drafts.userId, userId), eq(drafts.documentId, documentId))
  return (await db.$count(drafts, isOwn)) > 0
}

async function sendingOf(db: Database, sending: SendingRow): Promise<NewsletterPage['sending']> {
  const { startedBy, createdAt, startsAt, market: slug } = sending
  const starter = startedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, startedBy)).get()
    : null
  const progress = await progressOf(db, sending)
  const startedAt = (startsAt ?? createdAt).toISOString()
  const market = slug && (currentEdition().findMarket(slug)?.name ?? slug)
  return { startedAt, startedBy: starter?.name ?? null, market, ...progress }
}
