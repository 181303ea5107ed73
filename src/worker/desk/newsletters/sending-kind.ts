import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { createCache } from '#worker/cache.ts'
import { newsletterSubscribers, type SendingRow, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { getUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import { type ComposedNewsletter, composeNewsletter, subscriberCopy } from './compose.ts'
import { findNewsletterText } from './find-newsletter.ts'
import { isInSegment } from './segments.ts'

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
    const newsletter = await composeCached(stores, sending)
    const { token, changes } = await getUnsubscribeToken(stores.settings, row.unsubscribeSealed)
    if (changes) {
      await stores.db.update(newsletterSubscribers).set(changes).where(eq(email, subscriber))
    }
    const { locale } = row
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
const maxCached = 4
const cache = createCache<ComposedNewsletter>(maxCached)

/** Returns the rendered newsletter of a sending; null if it has no revision. */
async function composeCached(
  { db, settings }: { db: Database; settings: Settings },
  { revisionId }: SendingRow,
): Promise<ComposedNewsletter | null> {
  if (!revisionId) return null
  const edition = currentEdition()
  const key = `${revisionId} ${edition.number} ${settings.appUrl.href}`
  const cached = cache.get(key)
  if (cached) return cached
  const letter = await findNewsletterText(db, revisionId)
  if (!letter) return null
  const newsletter = composeNewsletter(settings, edition, letter)
  cache.add(key, newsletter)
  return newsletter
}
