import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { type Locale, locales, offeredLocale, originalLocale } from '#shared/locales.ts'
import { createCache } from '#worker/cache.ts'
import { newsletterSubscribers, type SendingRow, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { SendingKind, SendingStores } from '#worker/jobs/sendings/kind.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { getUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import { type ComposedNewsletter, composeIn, subscriberCopy } from './compose.ts'
import { findNewsletterText } from './find-newsletter.ts'
import { isInSegment } from './segments.ts'
import { findPublishedIn } from './translations.ts'

const { email } = newsletterSubscribers

/** Sends newsletters to the confirmed subscribers of their segment, in the order of their addresses. */
export const newsletterKind: SendingKind = {
  isReady: () => or(isNull(sendings.startsAt), lte(sendings.startsAt, new Date())),

  async findRecipients(db, { market }, { after, limit }) {
    return db
      .select({ subscriber: email })
      .from(newsletterSubscribers)
      .where(and(gt(email, after), isInSegment(market)))
      .orderBy(asc(email))
      .limit(limit)
  },

  async compose(stores, sending, { subscriber }) {
    if (subscriber === null) return null
    const row = await findSubscriber(stores.db, subscriber)
    if (!row?.confirmedAt) return null
    const locale = offeredLocale(row.locale)
    const newsletter = await composeCached(stores, sending, locale)
    const { token, changes } = await getUnsubscribeToken(stores.settings, row.unsubscribeSealed)
    if (changes) {
      await stores.db.update(newsletterSubscribers).set(changes).where(eq(email, subscriber))
    }
    return (
      newsletter &&
      subscriberCopy(stores.settings, newsletter, { email: subscriber, token, locale })
    )
  },
}

function findSubscriber(db: Database, address: string) {
  return db.select().from(newsletterSubscribers).where(eq(email, address)).get()
}

// Rendering a newsletter for each of thousands of copies would take longer than sending it.
const maxCached = 4 * locales.length
const cache = createCache<ComposedNewsletter>(maxCached)

/**
 * Returns the rendered newsletter of a sending: in a language if its whole translation is published, else
 * in English. Null if the sending has no revision.
 */
async function composeCached(
  stores: SendingStores,
  { about, revisionId }: SendingRow,
  locale: Locale,
): Promise<ComposedNewsletter | null> {
  if (!revisionId) return null
  const { db, settings } = stores
  const key = `${revisionId} ${locale} ${currentEdition().number} ${settings.appUrl.href}`
  const cached = cache.get(key)
  if (cached) return cached
  const original = await findNewsletterText(db, revisionId)
  if (!original) return null
  const translated = await findPublishedIn(db, locale, { id: about, original })
  const newsletter = await composeIn(
    translated ? locale : originalLocale,
    stores,
    translated ?? original,
  )
  cache.add(key, newsletter)
  return newsletter
}
