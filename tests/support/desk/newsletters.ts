import { env } from 'cloudflare:workers'
import { delivery, sending } from '#shared/constants.ts'
import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later } from '#tests/support/clock.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import { sendNewsletter } from '#worker/desk/newsletters/send.ts'
import type { Transport } from '#worker/mail/mail.ts'
import type { Run } from '#worker/mail/run.ts'
import { createUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import type { FieldsOf } from './document-fields.ts'
import { anEditor, insertRevision, workOf } from './documents.ts'

let count = 0

/** Inserts a newsletter that has not been sent. */
export function insertNewsletter(fields: Partial<FieldsOf<'letter'>> = {}, by?: string) {
  count += 1
  const slug = `letter-${count}-${crypto.randomUUID().slice(0, 8)}`
  return insertRevision({ kind: 'letter', slug, fields, ...(by && { by }) }).then((ids) => ({
    ...ids,
    slug,
  }))
}

/** Subscribes some addresses and returns them in order. */
export async function subscribeMany(count: number, prefix = 'reader'): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => {
    return `${prefix}-${String(index).padStart(5, '0')}@example.com`
  })
  for (const email of addresses) await subscribeAddress(email)
  return addresses
}

/** Subscribes an address on a page of a language. */
export async function subscribeAddress(email: string, locale: Locale = 'en'): Promise<void> {
  const { stored: token } = await createUnsubscribeToken(settings)
  await db.insert(newsletterSubscribers).values({
    email,
    locale,
    ...token,
    confirmedAt: new Date(),
    confirmHash: crypto.randomUUID(),
    confirmExpiresAt: new Date(),
    createdAt: new Date(),
  })
}

/** Deletes subscribers, sendings and emails. */
export async function withoutSendings(): Promise<void> {
  await env.DB.batch(
    ['sending_copies', 'sendings', 'newsletter_subscribers', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
}

/** Starts to send a newsletter; nothing is sent before cron runs. */
export async function startNewsletter(fields: Partial<FieldsOf<'letter'>> = {}) {
  const newsletter = await insertNewsletter(fields)
  const { work, finish } = workOf()
  const result = await sendNewsletter(work, await anEditor(), {
    id: newsletter.documentId,
    revision: newsletter.revisionId,
    market: null,
    from: new Date(),
  })
  if (result.outcome !== 'sent') throw new Error(`Expected to send, not ${result.outcome}`)
  await finish()
  return { ...newsletter, sendingId: result.id }
}

/**
 * Returns a fake of Cloudflare's mail service that records recipients; it rejects addresses that
 * begin with `refused-` or `later-`.
 */
export function mailService(beforeEach: (sent: string[]) => Promise<unknown> = async () => {}) {
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => {
    await beforeEach(sent)
    if (to.startsWith('refused-')) throw Object.assign(new Error(), { code: 'E_RECIPIENT_REFUSED' })
    if (to.startsWith('later-')) throw Object.assign(new Error(), { code: 'E_DELIVERY_FAILED' })
    sent.push(to)
  }
  const without = { SMTP_HOST: undefined, SMTP_PORT: undefined, SMTP_SECURE: undefined }
  return { sent, settings: { ...without, EMAIL: { send } } }
}

/** Returns a run that hands emails to this function and has all of its time left. */
export function runBy(send: Transport['send']): { run: Run; untilMs: number } {
  const transport = { send, close: async () => {} }
  const untilMs = Date.now() + sending.runSeconds * 1000
  return { run: { transport, leftMs: delivery.runMs, unanswered: null }, untilMs }
}

/** Returns the recipients at the peer in the order of arrival. */
export async function receivers(): Promise<string[]> {
  return (await smtpPeer.inbox()).flatMap(({ to }) => to)
}

interface CopyState {
  id: string
  subscriber: string
  attempts: number
  next_attempt_at: number | null
  leased_until: number | null
  sent_at: number | null
  failure: string | null
}

/** Returns all copies in the order of their addresses. */
export async function findCopies(): Promise<CopyState[]> {
  const query = env.DB.prepare('SELECT * FROM sending_copies ORDER BY subscriber')
  return (await query.all<CopyState>()).results
}

export const newsletterPage = (browser: Browser, id: string) =>
  browser.props('desk/letter', routes.deskLetter.href({ id }))

/** Advances the clock past the longest wait after a failed attempt. */
export function muchLater(): void {
  later(7 * 3600)
}
