import { env } from 'cloudflare:workers'
import { delivery, sending } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later } from '#tests/support/clock.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import { sendNewsletter } from '#worker/desk/letters/send.ts'
import type { Transport } from '#worker/mail/mail.ts'
import type { Run } from '#worker/mail/run.ts'
import { createUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import type { FieldsOf } from './document-fields.ts'
import { anEditor, storeRevision, workOf } from './documents.ts'

let stored = 0

/** A letter that was written and never sent. */
export function storeLetter(fields: Partial<FieldsOf<'letter'>> = {}, by?: string) {
  stored += 1
  const slug = `letter-${stored}-${crypto.randomUUID().slice(0, 8)}`
  return storeRevision({ kind: 'letter', slug, fields, ...(by && { by }) }).then((ids) => ({
    ...ids,
    slug,
  }))
}

/** Addresses that are subscribed, in their order. */
export async function subscribeMany(count: number, prefix = 'reader'): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => {
    return `${prefix}-${String(index).padStart(5, '0')}@example.com`
  })
  for (const email of addresses) await subscribeAddress(email)
  return addresses
}

/** Makes an address a confirmed subscriber. */
async function subscribeAddress(email: string): Promise<void> {
  const { stored: token } = await createUnsubscribeToken(settings)
  await db.insert(newsletterSubscribers).values({
    email,
    ...token,
    confirmedAt: new Date(),
    confirmHash: crypto.randomUUID(),
    confirmExpiresAt: new Date(),
    createdAt: new Date(),
  })
}

/** Forgets subscribers, sendings and mails. */
export async function withoutSendings(): Promise<void> {
  await env.DB.batch(
    ['sending_copies', 'sendings', 'newsletter_subscribers', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
}

/** A letter whose sending has begun; nothing of it is sent before cron runs. */
export async function startLetter(fields: Partial<FieldsOf<'letter'>> = {}) {
  const letter = await storeLetter(fields)
  const { work, finish } = workOf()
  const sent = await sendNewsletter(work, await anEditor(), {
    id: letter.documentId,
    revision: letter.revisionId,
  })
  if (sent.outcome !== 'sent') throw new Error(`Expected to send, not ${sent.outcome}`)
  await finish()
  return { ...letter, sendingId: sent.id }
}

/**
 * Cloudflare's mail service as a Worker is given it, and who it took a mail for: nobody whose address
 * begins with `refused-` or `later-`.
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

/** A run whose mails are handed to this function, with all the time that a run has. */
export function runBy(send: Transport['send']): { run: Run; untilMs: number } {
  const transport = { send, close: async () => {} }
  const untilMs = Date.now() + sending.runSeconds * 1000
  return { run: { transport, leftMs: delivery.runMs, unanswered: null }, untilMs }
}

/** Who got a mail from the peer, in the order in which it took them. */
export async function receivers(): Promise<string[]> {
  return (await smtpPeer.inbox()).flatMap(({ to }) => to)
}

interface StoredCopy {
  id: string
  subscriber: string
  attempts: number
  next_attempt_at: number | null
  leased_until: number | null
  sent_at: number | null
  failure: string | null
}

/** All copies, in the order of their addresses. */
export async function storedCopies(): Promise<StoredCopy[]> {
  const query = env.DB.prepare('SELECT * FROM sending_copies ORDER BY subscriber')
  return (await query.all<StoredCopy>()).results
}

/** What a browser sees of a letter at the desk. */
export const letterPage = (browser: Browser, id: string) =>
  browser.props('desk/letter', routes.deskLetter.href({ id }))

/** Past the wait after any try that failed. */
export function muchLater(): void {
  later(7 * 3600)
}
