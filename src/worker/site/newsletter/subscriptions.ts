import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { Work } from '#worker/app-env.ts'
import { change, changeIf, runBatch } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { countUp } from '#worker/db/counters.ts'
import { newsletterSubscribers, outbox, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { type MailAllowance, mailAllowance } from '#worker/mail/allowance.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { createToken, getToken } from '#worker/mail/unsubscribe-token.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { confirmationMail, subscribedMail } from './mails.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/**
 * Sends a confirmation link to a new address and a reminder to a subscriber. Returns `full` when the
 * limit of this hour is reached.
 */
export async function subscribe(
  work: Work,
  email: string,
): Promise<{ outcome: 'accepted' | 'full' }> {
  const requests = await countUp(work.db, 'hour:newsletter', hourlyCap)
  if (requests > hourlyCap.hits) return { outcome: 'full' }
  await sendSubscriptionMail(work, email)
  return { outcome: 'accepted' }
}

async function sendSubscriptionMail(work: Work, email: string): Promise<void> {
  const recipient = { to: email, kind: 'newsletter', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(work, recipient)
  const subscriber = await work.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  await (subscriber?.confirmedAt
    ? sendSubscribedMail(work, subscriber, allowance)
    : sendConfirmationMail(work, email, allowance))
}

/** Sends a subscriber the confirmation mail again, with a new unsubscribe token if needed. */
async function sendSubscribedMail(
  work: Work,
  { email, locale, unsubscribeSealed }: Subscriber,
  allowance: MailAllowance,
) {
  const { db, settings } = work
  const { token, changes } = await getUnsubscribeToken(settings, unsubscribeSealed)
  const mail = inLocale(locale, () => subscribedMail(settings, email, token))
  const row = await outboxRow(work, mail)
  const condition = eq(newsletterSubscribers.email, email)
  const hasMail = hasRow(db, outbox, eq(outbox.id, row.id))
  await change(work, {
    mail: allowance.insert(row, { table: newsletterSubscribers, condition }),
    token: changes && db.update(newsletterSubscribers).set(changes).where(and(condition, hasMail)),
  })
}

/**
 * Stores a pending subscription and mails its token, which replaces an earlier one. Does nothing when
 * the address has reached its mail allowance.
 */
async function sendConfirmationMail(
  work: Work,
  email: string,
  allowance: MailAllowance,
): Promise<void> {
  const { db, settings } = work
  const token = randomToken()
  const pending = {
    confirmHash: await hashToken(token),
    locale: currentLocale(),
    confirmExpiresAt: new Date(Date.now() + lifetimes.newsletterConfirmSeconds * 1000),
  }
  const row = {
    email,
    confirmedAt: null,
    ...pending,
    ...(await createUnsubscribeToken(settings)).stored,
    createdAt: new Date(),
  }
  const mail = await outboxRow(work, confirmationMail(settings, email, token))
  await change(work, {
    subscriber: insertIf(db, newsletterSubscribers, {
      row,
      condition: allowance.hasRoom,
    }).onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: pending,
      setWhere: isNull(newsletterSubscribers.confirmedAt),
    }),
    mail: allowance.insert(mail, {
      table: newsletterSubscribers,
      condition: eq(newsletterSubscribers.confirmHash, pending.confirmHash),
    }),
  })
}

/** Confirms a subscription by the token of its mail; confirming it twice has the same outcome. */
export async function confirmSubscription(
  work: Work,
  token: string,
): Promise<{ outcome: 'confirmed' | 'invalid' }> {
  const { db, settings } = work
  const table = newsletterSubscribers
  const byToken = eq(table.confirmHash, await hashToken(token))
  const isUsable = or(isNotNull(table.confirmedAt), gt(table.confirmExpiresAt, new Date()))
  const subscriber = await db.select().from(table).where(and(byToken, isUsable)).get()
  if (!subscriber) return { outcome: 'invalid' }
  if (subscriber.confirmedAt) return { outcome: 'confirmed' }
  const unsubscribe = await getUnsubscribeToken(settings, subscriber.unsubscribeSealed)
  const { email, locale } = subscriber
  const subscribed = inLocale(locale, () => subscribedMail(settings, email, unsubscribe.token))
  const mail = await outboxRow(work, subscribed)
  // Of two concurrent requests only one sends the mail.
  await changeIf(work, {
    preconditions: { confirmed: hasRow(db, table, and(byToken, isNull(table.confirmedAt))) },
    steps: {
      mail: insertMail(db, mail),
      subscriber: db
        .update(table)
        .set({ confirmedAt: new Date(), ...unsubscribe.changes })
        .where(byToken),
    },
  })
  return { outcome: 'confirmed' }
}

/** Deletes the subscription that an unsubscribe token belongs to, and counts it for its last newsletter. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const isSubscriber = eq(newsletterSubscribers.unsubscribeHash, await hashToken(token))
  await runBatch(db, {
    // Before the copies go with their recipient.
    count: db
      .update(sendings)
      .set({ unsubscribed: sql`${sendings.unsubscribed} + 1` })
      .where(eq(sendings.id, lastSendingTo(db, isSubscriber))),
    subscriber: db.delete(newsletterSubscribers).where(isSubscriber),
  })
}

/** Selects the newsletter that a subscriber was sent last. */
function lastSendingTo(db: Database, isSubscriber: SQL) {
  return db
    .select({ id: sendingCopies.sendingId })
    .from(sendingCopies)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.email, sendingCopies.subscriber))
    .where(and(isSubscriber, isNotNull(sendingCopies.sentAt)))
    .orderBy(desc(sendingCopies.sentAt))
    .limit(1)
}

/** Returns a new token for unsubscribe links; all newsletters to an address share it, so old links work. */
export function createUnsubscribeToken(settings: Settings) {
  return createToken(settings.keyring('newsletter'))
}

/**
 * Returns the unsubscribe token of a subscriber, and the columns to update if no key decrypts the
 * stored one any more and a new one replaces it.
 */
export function getUnsubscribeToken(settings: Settings, sealed: string) {
  return getToken(settings.keyring('newsletter'), sealed)
}
