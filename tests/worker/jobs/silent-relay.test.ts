import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { delivery } from '#shared/constants.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { column, insertRows } from '#tests/support/db/rows.ts'
import {
  findCopies,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { quickWaits } from '#tests/support/quick-waits.ts'
import { replacing } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscribe } from '#tests/support/site/newsletter.ts'
import { outbox } from '#worker/db/schema.ts'
import { composeMail } from '#worker/mail/compose.ts'
import { outboxRow } from '#worker/mail/outbox.ts'

const due = 300
const readers = 3
const withoutSmtp = { SMTP_HOST: undefined, SMTP_PORT: undefined, SMTP_SECURE: undefined }

/** Inserts due emails into the outbox. */
async function queueMails(count: number): Promise<void> {
  const envelope = { to: 'amina@example.com', subject: 'A subject', reason: 'it is a test' }
  const mail = composeMail(settings, { ...envelope, blocks: [] })
  const row = await outboxRow({ settings, mails: { written: false } }, mail)
  const rows = Array.from({ length: count }, (_, index) => ({ ...row, id: `mail-${index}` }))
  for (let start = 0; start < count; start += 10)
    await db.insert(outbox).values(rows.slice(start, start + 10))
}

/** Returns the distinct states of the emails in the outbox. */
async function statesOfMails(): Promise<unknown[]> {
  const query =
    'SELECT attempts, leased_until, sent_at, dead_at, count(*) AS mails FROM outbox GROUP BY 1, 2, 3, 4'
  return (await env.DB.prepare(query).all()).results
}

/** Runs cron and returns whether purge, search and newsletters had their turn. */
async function turnsOf(changes: Record<string, unknown>) {
  const prepare = vi.fn((query: string) => env.SEARCH.prepare(query))
  const SEARCH = replacing(env.SEARCH, { prepare })
  await runCronBySmtp({ SEARCH, ...changes })
  return {
    expired: await column('spent_sign_ins', 'id'),
    searched: prepare.mock.calls.length > 0,
    copies: (await findCopies()).length,
  }
}

const allTurns = { expired: [], searched: true, copies: readers }

stoppedClock()

beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await withoutSendings()
  await subscribeMany(readers)
  await startNewsletter()
  await insertRows('spent_sign_ins', [{ id: crypto.randomUUID(), expires_at: 1 }])
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a cron run while many emails are due', () => {
  test('runs all tasks if the relay never answers, and counts no attempt', async () => {
    await queueMails(due)
    await smtpPeer.behave('mute')
    quickWaits()
    expect(await turnsOf({})).toEqual(allTurns)
    const untried = { attempts: 0, leased_until: null, sent_at: null, dead_at: null }
    expect(await statesOfMails()).toEqual([{ ...untried, mails: due }])
    expect(await findCopies()).toMatchObject(
      Array.from({ length: readers }, () => ({ attempts: 0, leased_until: null })),
    )
  })

  test('runs all tasks if the relay accepts an email and falls silent', async () => {
    await queueMails(due)
    await smtpPeer.behave('hang')
    // The first email must have arrived before the time of the run is over.
    quickWaits(8)
    expect(await turnsOf({})).toEqual(allTurns)
    const waiting = { leased_until: null, sent_at: null, dead_at: null }
    expect(await statesOfMails()).toEqual([
      { ...waiting, attempts: 0, mails: due - 1 },
      { ...waiting, attempts: 1, mails: 1 },
    ])
  })

  test('runs all tasks if the mail service never answers', async () => {
    await queueMails(due)
    quickWaits()
    const EMAIL = { send: () => new Promise(() => {}) }
    expect(await turnsOf({ ...withoutSmtp, EMAIL })).toEqual(allTurns)
  })

  test('stops emails when their time is up and sends newsletters in theirs', async () => {
    await queueMails(due)
    const seconds = 4
    const recipients: string[] = []
    const send = async ({ to }: { to: string }) => {
      recipients.push(to)
      later(seconds)
    }
    expect(await turnsOf({ ...withoutSmtp, EMAIL: { send } })).toEqual(allTurns)
    const mails = recipients.filter((to) => to === 'amina@example.com').length
    expect(mails * seconds * 1000).toBeLessThanOrEqual(delivery.runMs)
    expect(mails).toBeGreaterThan(2)
    expect(recipients.length - mails).toBe(readers)
    expect((await column('outbox', 'leased_until')).filter((lease) => lease !== null)).toEqual([])
  })

  test('sends newsletters while the search index is unreachable', async () => {
    const prepare = () => {
      throw new Error('SEARCH is away')
    }
    await runCronBySmtp({ SEARCH: replacing(env.SEARCH, { prepare }) })
    expect((await smtpPeer.inbox()).length).toBe(readers)
  })
})

describe('a delivery after a reply', () => {
  test('blocks no email of others if the relay never answers', async () => {
    await queueMails(due)
    await smtpPeer.behave('mute')
    const waits = quickWaits()
    await subscribe(newAddress(), { browser: newVisitor(smtpPeer.settings()) })
    expect(waits.began).toHaveLength(1)
    const untried = { attempts: 0, leased_until: null, sent_at: null, dead_at: null }
    expect(await statesOfMails()).toEqual([{ ...untried, mails: due + 1 }])
  })
})
