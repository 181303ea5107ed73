import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { newsletterSubscribers, type SendingRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { getUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import { type ComposedLetter, composeLetter, subscriberCopy } from './compose.ts'
import { findLetterText } from './find-letter.ts'

const { email, confirmedAt } = newsletterSubscribers

/** Letters: to all who confirmed their subscription, in the order of their addresses. */
export const letterKind: SendingKind = {
  async findRecipients(db, _sending, { after, limit }) {
    const found = await db
      .select({ subscriber: email })
      .from(newsletterSubscribers)
      .where(and(gt(email, after), isNotNull(confirmedAt)))
      .orderBy(asc(email))
      .limit(limit)
    return found
  },

  async compose(stores, sending, { subscriber }) {
    if (subscriber === null) return null
    const known = await findSubscriber(stores.db, subscriber)
    if (!known?.confirmedAt) return null
    const letter = await composed(stores, sending)
    const { token, changes } = await getUnsubscribeToken(stores.settings, known.unsubscribeSealed)
    if (changes) {
      await stores.db.update(newsletterSubscribers).set(changes).where(eq(email, subscriber))
    }
    return letter && subscriberCopy(stores.settings, letter, { email: subscriber, token })
  },
}

function findSubscriber(db: Database, address: string) {
  return db.select().from(newsletterSubscribers).where(eq(email, address)).get()
}

// A letter is the same for thousands: rendering it for each would take longer than sending it.
const kept = new Map<string, ComposedLetter>()
const mostKept = 4

/** What a sending says, as the edition has what it names; null without a revision. */
async function composed(
  { db, settings }: { db: Database; settings: Settings },
  { revisionId }: SendingRow,
): Promise<ComposedLetter | null> {
  if (!revisionId) return null
  const edition = currentEdition()
  const key = `${revisionId} ${edition.number} ${settings.appUrl.href}`
  const found = kept.get(key)
  if (found) return found
  const letter = await findLetterText(db, revisionId)
  if (!letter) return null
  const made = composeLetter(settings, edition, letter)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, made)
  return made
}
