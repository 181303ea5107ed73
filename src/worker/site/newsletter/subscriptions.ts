import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { countUp } from '#worker/db/counters.ts'
import { newsletterSubscribers, outbox } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { type MailAllowance, mailAllowance } from '#worker/mail/allowance.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { createToken, getToken } from '#worker/mail/unsubscribe-token.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { confirmationMail, subscribedMail } from './mails.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Sends the mail that fits the address; `full` when the requests of this hour are used up. */
export async function subscribe(work: Work, email: string): Promise<{ outcome: 'asked' | 'full' }> {
  const asked = await countUp(work.db, 'hour:newsletter', hourlyCap)
  if (asked > hourlyCap.hits) return { outcome: 'full' }
  await sendMail(work, email)
  return { outcome: 'asked' }
}

async function sendMail(work: Work, email: string): Promise<void> {
  const recipient = { to: email, kind: 'newsletter', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(work, recipient)
  const known = await work.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  await (known?.confirmedAt
    ? tellAgain(work, known, allowance)
    : askToConfirm(work, email, allowance))
}

/** Says to a subscriber once more that they are one. */
async function tellAgain(
  work: Work,
  { email, unsubscribeSealed }: Subscriber,
  allowance: MailAllowance,
) {
  const { db, settings } = work
  const { token, changes } = await getUnsubscribeToken(settings, unsubscribeSealed)
  const row = await outboxRow(work, subscribedMail(settings, email, token))
  const condition = eq(newsletterSubscribers.email, email)
  const mailed = hasRow(db, outbox, eq(outbox.id, row.id))
  await db.batch([
    ...allowance.insert(row, { table: newsletterSubscribers, condition }),
    ...(changes
      ? [db.update(newsletterSubscribers).set(changes).where(and(condition, mailed))]
      : []),
  ])
}

/** Notes who asked, with a token for the confirmation; an earlier one is replaced if a mail goes. */
async function askToConfirm(work: Work, email: string, allowance: MailAllowance): Promise<void> {
  const { db, settings } = work
  const token = randomToken()
  const pending = {
    confirmHash: await hashToken(token),
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
  await db.batch([
    insertIf(db, newsletterSubscribers, { row, condition: allowance.hasRoom }).onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: pending,
      setWhere: isNull(newsletterSubscribers.confirmedAt),
    }),
    ...allowance.insert(mail, {
      table: newsletterSubscribers,
      condition: eq(newsletterSubscribers.confirmHash, pending.confirmHash),
    }),
  ])
}

/** Confirms a subscription by the token of its mail; a second time it says the same. */
export async function confirmSubscription(
  work: Work,
  token: string,
): Promise<{ outcome: 'confirmed' | 'invalid' }> {
  const { db, settings } = work
  const table = newsletterSubscribers
  const byToken = eq(table.confirmHash, await hashToken(token))
  const alive = or(isNotNull(table.confirmedAt), gt(table.confirmExpiresAt, new Date()))
  const found = await db.select().from(table).where(and(byToken, alive)).get()
  if (!found) return { outcome: 'invalid' }
  if (found.confirmedAt) return { outcome: 'confirmed' }
  const unsubscribe = await getUnsubscribeToken(settings, found.unsubscribeSealed)
  const mail = await outboxRow(work, subscribedMail(settings, found.email, unsubscribe.token))
  // Of two requests one sends the mail.
  await changeIf(db, {
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

/** Ends the subscription that the token of any letter belongs to, if there is one. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const { unsubscribeHash } = newsletterSubscribers
  await db.delete(newsletterSubscribers).where(eq(unsubscribeHash, await hashToken(token)))
}

/** A token for an address's unsubscribe links: the same in every letter, so all of them work. */
export function createUnsubscribeToken(settings: Settings) {
  return createToken(settings.keyring('newsletter'))
}

/**
 * The token of a subscriber as it stands in a link, and what has to be written for it, if anything:
 * a new one takes the place of a token that no key opens any more.
 */
export function getUnsubscribeToken(settings: Settings, sealed: string) {
  return getToken(settings.keyring('newsletter'), sealed)
}
