import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { delivery, sending } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { workOf } from '#tests/support/desk/documents.ts'
import {
  findCopies,
  muchLater,
  receivers,
  runBy,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { listedMails, local } from '#tests/support/mail/local-mailbox.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscribe } from '#tests/support/site/newsletter.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import { newsletterKind } from '#worker/desk/newsletters/sending-kind.ts'
import { deliverCopies } from '#worker/jobs/sendings/deliver.ts'
import { fillNext } from '#worker/jobs/sendings/fill.ts'

const kinds = { letter: newsletterKind }

stoppedClock()

beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await withoutSendings()
})

describe('a sending', () => {
  test('reaches every subscriber once, in the order of their addresses', async () => {
    const addresses = await subscribeMany(sending.batch + 3)
    await startNewsletter()
    await runCronBySmtp()
    await runCronBySmtp()
    expect(await receivers()).toEqual(addresses)
    for (const copy of await findCopies()) {
      expect(copy).toMatchObject({
        sent_at: expect.any(Number),
        next_attempt_at: null,
        leased_until: null,
        attempts: 1,
      })
    }
  })

  test('uses one connection', async () => {
    await subscribeMany(sending.batch + 5)
    await startNewsletter()
    await runCronBySmtp()
    const connections = (await smtpPeer.inbox()).map(({ connection }) => connection)
    expect(connections).toHaveLength(sending.batch + 5)
    expect(new Set(connections).size).toBe(1)
  })

  test('gives each copy its own Message-ID, which a retry would keep', async () => {
    await subscribeMany(2)
    await startNewsletter()
    await runCronBySmtp()
    const mails = await smtpPeer.inbox()
    const copies = await findCopies()
    for (const [index, { id }] of copies.entries()) {
      expect(mails[index]?.raw).toContain(`Message-ID: <${id}@kilima.test>`)
    }
  })

  test('skips unconfirmed subscribers', async () => {
    const [reader] = await subscribeMany(1)
    await subscribe(newAddress())
    await env.DB.prepare('DELETE FROM outbox').run()
    await startNewsletter()
    await runCronBySmtp()
    expect(await receivers()).toEqual([reader])
  })

  test('adds recipients in limited batches, even concurrently', async () => {
    const list = JSON.stringify(Array.from({ length: sending.fillBatch + 40 }, (_, index) => index))
    await env.DB.prepare(
      `INSERT INTO newsletter_subscribers (email, confirmed_at, confirm_hash, confirm_expires_at, unsubscribe_sealed, unsubscribe_hash, created_at)
       SELECT 'many-' || value || '@example.com', 1, value, 1, '', value, 1 FROM json_each(?)`,
    )
      .bind(list)
      .run()
    await startNewsletter()
    await Promise.all([fillNext(db, kinds), fillNext(db, kinds), fillNext(db, kinds)])
    expect(await findCopies()).toHaveLength(sending.fillBatch)
    await Promise.all([fillNext(db, kinds), fillNext(db, kinds)])
    expect(await findCopies()).toHaveLength(sending.fillBatch + 40)
    expect(await fillNext(db, kinds)).toBe(false)
  })

  test('leaves out people who unsubscribed after they were added', async () => {
    const [gone, ...others] = await subscribeMany(3)
    await startNewsletter()
    await fillNext(db, kinds)
    await env.DB.prepare('DELETE FROM newsletter_subscribers WHERE email = ?').bind(gone).run()
    await runCronBySmtp()
    expect(await receivers()).toEqual(others)
  })

  test('leaves out people who unsubscribed after their copy was leased', async () => {
    const [, last = ''] = await subscribeMany(2)
    await startNewsletter()
    await fillNext(db, kinds)
    const { work } = workOf()
    const recipients: string[] = []
    const send = async (_id: string, { to }: { to: string }) => {
      recipients.push(to)
      await env.DB.prepare('DELETE FROM newsletter_subscribers WHERE email = ?').bind(last).run()
      return { outcome: 'sent' } as const
    }
    await deliverCopies({ ...work, kinds, ...runBy(send) })
    expect(recipients).not.toContain(last)
    expect(await findCopies()).toHaveLength(1)
  })

  test('sends no copy twice when many Workers run concurrently', async () => {
    const addresses = await subscribeMany(sending.batch + 10)
    await startNewsletter()
    await Promise.all(Array.from({ length: 4 }, () => runCronBySmtp()))
    expect((await receivers()).toSorted()).toEqual(addresses)
  })

  test('waits without a transport and logs how many wait', async () => {
    await subscribeMany(3)
    await startNewsletter()
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await runCronBySmtp({ SMTP_HOST: undefined, SMTP_PORT: undefined, SMTP_SECURE: undefined })
    const logged = log.mock.calls.flat().join('\n')
    log.mockRestore()
    expect(logged).toMatch(/sendings-waiting.*"mails":3/)
    expect(logged).not.toContain('reader-')
    expect(await receivers()).toEqual([])
    expect((await findCopies()).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
    later(10)
    const health = await newVisitor(smtpPeer.settings()).visit(routes.health.href())
    expect(await health.json()).toMatchObject({ sendings: 3, status: 'ok' })
  })

  describe('without a transport, on a developer machine', () => {
    const settings = {
      ...local,
      SMTP_HOST: undefined,
      SMTP_PORT: undefined,
      SMTP_SECURE: undefined,
    }

    test('puts each copy into the local outbox once', async () => {
      const addresses = await subscribeMany(sending.batch + 2)
      await startNewsletter()
      await Promise.all([runCronBySmtp(settings), runCronBySmtp(settings)])
      await runCronBySmtp(settings)
      const mails = await listedMails()
      expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses)
      for (const copy of await findCopies()) {
        expect(copy).toMatchObject({ sent_at: expect.any(Number), next_attempt_at: null })
        expect(mails.map(({ id }) => id)).toContain(copy.id)
      }
    })

    test('loses and repeats none if a Worker is killed before marking it', async () => {
      await subscribeMany(2)
      await startNewsletter()
      await runCronBySmtp(settings)
      const unmarked = 'UPDATE sending_copies SET sent_at = NULL, next_attempt_at = 1'
      await env.DB.prepare(unmarked).run()
      await runCronBySmtp(settings)
      expect(await listedMails()).toHaveLength(2)
      expect((await findCopies()).map(({ sent_at }) => sent_at)).not.toContain(null)
    })

    test.each([
      ['nobody asked for it', { DEV_MAILBOX: 'false' }],
      ['the site is on no loopback host', { APP_URL: 'https://kilima.test' }],
    ])('waits when %s', async (_, changes) => {
      await subscribeMany(1)
      await startNewsletter()
      await runCronBySmtp({ ...settings, ...changes })
      expect(await listedMails()).toEqual([])
      expect(await findCopies()).toMatchObject([{ sent_at: null, attempts: 0 }])
    })
  })

  test('waits without counting attempts while the relay is down', async () => {
    await subscribeMany(3)
    await startNewsletter()
    for (let run = 0; run < 5; run++) {
      await runCronBySmtp({ SMTP_PORT: '1' })
      muchLater()
    }
    expect((await findCopies()).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
    await runCronBySmtp()
    expect(await receivers()).toHaveLength(3)
  })

  test('uses the mail service if it is bound', async () => {
    const addresses = await subscribeMany(2)
    await startNewsletter()
    const recipients: string[] = []
    const EMAIL = { send: async ({ to }: { to: string }) => void recipients.push(to) }
    await runCronBySmtp({
      SMTP_HOST: undefined,
      SMTP_PORT: undefined,
      SMTP_SECURE: undefined,
      EMAIL,
    })
    expect(recipients).toEqual(addresses)
  })
})

describe('a recipient', () => {
  test('whose address is rejected for good is given up; the others get theirs over the same connection', async () => {
    await subscribeMany(2, 'a')
    await subscribeMany(1, 'refused')
    await subscribeMany(2, 'z')
    await startNewsletter()
    await runCronBySmtp()
    expect(await receivers()).toHaveLength(4)
    const connections = (await smtpPeer.inbox()).map(({ connection }) => connection)
    expect(new Set(connections).size).toBe(1)
    const refused = (await findCopies()).find(({ sent_at }) => sent_at === null)
    expect(refused).toMatchObject({ failure: '550', next_attempt_at: null, attempts: 1 })
  })

  test('who is deferred is tried again after a wait, and given up if it lasts', async () => {
    await subscribeMany(1, 'later')
    await subscribeMany(1, 'z')
    await startNewsletter()
    await runCronBySmtp()
    expect(await receivers()).toHaveLength(1)
    const [first] = await findCopies()
    expect(first).toMatchObject({ failure: '451', attempts: 1, leased_until: null })
    expect(first?.next_attempt_at).toBe(Date.now() + delivery.waitsSeconds[0] * 1000)
    const [before, after] = [delivery.givenUpAfterSeconds - 1, 1]
    later(before)
    await runCronBySmtp()
    expect((await findCopies())[0]).toMatchObject({
      attempts: 2,
      next_attempt_at: Date.now() + after * 1000,
    })
    later(after)
    await runCronBySmtp()
    const [last] = await findCopies()
    expect(last).toMatchObject({ attempts: 3, next_attempt_at: null, sent_at: null })
  })

  test('is not tried in this run if the relay has deferred many before', async () => {
    await subscribeMany(sending.maxFailuresInRow + 3, 'later')
    await startNewsletter()
    await runCronBySmtp()
    const tried = (await findCopies()).filter(({ attempts }) => attempts > 0)
    expect(tried).toHaveLength(sending.maxFailuresInRow)
    const waiting = (await findCopies()).filter(({ leased_until }) => leased_until !== null)
    expect(waiting).toEqual([])
  })
})

describe('a connection', () => {
  test.each(['few', 'cut'] as const)(
    'is replaced at once if the relay ends it: %s',
    async (mode) => {
      const addresses = await subscribeMany(10)
      await startNewsletter()
      await smtpPeer.behave(mode)
      await runCronBySmtp()
      expect(await receivers()).toEqual(addresses)
      const connections = (await smtpPeer.inbox()).map(({ connection }) => connection)
      expect(new Set(connections).size).toBeGreaterThan(2)
      expect((await findCopies()).map(({ attempts }) => attempts)).toEqual(addresses.map(() => 1))
    },
  )

  test('that breaks with each email releases the unsent copies', async () => {
    await subscribeMany(sending.batch)
    await startNewsletter()
    await smtpPeer.behave('drop')
    await runCronBySmtp()
    const copies = await findCopies()
    expect(copies.filter(({ attempts }) => attempts > 0)).toHaveLength(sending.maxFailuresInRow)
    expect(copies.filter(({ leased_until }) => leased_until !== null)).toEqual([])
    await smtpPeer.behave('accept')
    muchLater()
    await runCronBySmtp()
    expect(await receivers()).toHaveLength(sending.batch)
  })

  test('is shared with the emails of the outbox', async () => {
    await smtpPeer.behave('greylist')
    for (let index = 0; index < 3; index++)
      await subscribe(newAddress(), { browser: newVisitor(smtpPeer.settings()) })
    await smtpPeer.behave('accept')
    muchLater()
    await runCronBySmtp()
    const connections = (await smtpPeer.inbox()).map(({ connection }) => connection)
    expect(connections).toHaveLength(3)
    expect(new Set(connections).size).toBe(1)
  })
})

describe('a killed Worker', () => {
  test('leaves its copies to others once its lease expires', async () => {
    await subscribeMany(3)
    await startNewsletter()
    await fillNext(db, kinds)
    const leasedUntil = Date.now() + delivery.leaseSeconds * 1000
    await env.DB.prepare('UPDATE sending_copies SET leased_until = ?').bind(leasedUntil).run()
    await runCronBySmtp()
    expect(await receivers()).toEqual([])
    later(delivery.leaseSeconds)
    await runCronBySmtp()
    expect(await receivers()).toHaveLength(3)
  })

  test('leaves at most one email in doubt, because each is marked before the next', async () => {
    await subscribeMany(4)
    await startNewsletter()
    await fillNext(db, kinds)
    const { work } = workOf()
    const marked: number[] = []
    const send = async () => {
      marked.push((await findCopies()).filter(({ sent_at }) => sent_at !== null).length)
      return { outcome: 'sent' } as const
    }
    await deliverCopies({ ...work, kinds, ...runBy(send) })
    expect(marked).toEqual([0, 1, 2, 3])
  })
})

describe('an urgent email', () => {
  test('overtakes a newsletter between two batches', async () => {
    await subscribeMany(sending.batch * 3)
    await startNewsletter()
    await fillNext(db, kinds)
    const visitor = newAddress()
    // Written by a request whose own delivery was interrupted, during the first batch.
    let hasStarted = false
    const poll = (async () => {
      while (!hasStarted) {
        hasStarted = (await smtpPeer.inbox()).length > 0
      }
      await subscribe(visitor)
    })()
    await Promise.all([runCronBySmtp(), poll])
    const order = await receivers()
    expect(order).toHaveLength(sending.batch * 3 + 1)
    expect(order.indexOf(visitor)).toBeLessThan(sending.batch * 3)
  })
})

describe('the unsubscribe link in each copy', () => {
  test('ends only that subscription, with one click', async () => {
    const [first, second] = await subscribeMany(2)
    await startNewsletter()
    await runCronBySmtp()
    const [mail] = await smtpPeer.inbox()
    const [, href = ''] = mail?.raw.match(/^List-Unsubscribe: <([^>]+)>/m) ?? []
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const { pathname } = new URL(href)
    await newVisitor().visit(pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    const subscribers = await db.select().from(newsletterSubscribers)
    expect(subscribers.map(({ email }) => email)).toEqual([second])
    expect(first).toBeDefined()
  })
})
