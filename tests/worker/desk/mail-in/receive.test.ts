import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailIn } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  handIn,
  heldMailsOf,
  laterEntries,
  openThreadOf,
  person,
  rawMail,
  storedThread,
} from '#tests/support/desk/incoming-mail.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { answerDueAt } from '#tests/support/office.ts'
import { outbox, threads } from '#worker/db/schema.ts'

stoppedClock()

let thread: Awaited<ReturnType<typeof openThreadOf>>
beforeEach(async () => {
  thread = await openThreadOf()
})

const counts = async () => [
  (await laterEntries(thread.id)).length,
  (await heldMailsOf(thread.id)).length,
]
const unproven = { 'Authentication-Results': undefined }

describe('a reply by email', () => {
  test('of the person becomes a message', async () => {
    expect(await handIn(rawMail(), { to: thread.address })).toBe(null)
    const [entry, ...others] = await laterEntries(thread.id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      kind: 'message',
      authorId: null,
      writtenBy: null,
      body: 'Thank you, that helps.',
    })
    expect(await heldMailsOf(thread.id)).toEqual([])
  })

  test('reopens the thread with a new due time', async () => {
    await db.update(threads).set({ status: 'done' }).where(eq(threads.id, thread.id))
    later(3 * 86_400)
    await handIn(rawMail(), { to: thread.address })
    const now = new Date()
    expect(await storedThread(thread.id)).toMatchObject({
      status: 'open',
      lastAt: now,
      dueAt: answerDueAt(now),
    })
  })

  test('notifies the firm, with a link to the desk', async () => {
    await handIn(rawMail({}, 'May we meet on Friday?'), { to: thread.address })
    const notifications = (await mailbox(settings.mailTo)).filter(({ text }) =>
      text.includes(thread.id),
    )
    expect(notifications.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['New message from Amina Otieno', person],
    ])
    expect(notifications[0]?.text).toContain('> May we meet on Friday?')
    expect(notifications[0]?.text).toContain(`https://kilima.test/desk/inbox/${thread.id}`)
    const about = await db.select().from(outbox).where(eq(outbox.about, thread.id))
    expect(about).toHaveLength(1)
  })

  test('is found by its words', async () => {
    await handIn(rawMail({}, 'Xylophones'), { to: thread.address })
    const query = 'SELECT thread_id FROM thread_words WHERE word = ?'
    expect(await env.DB.prepare(query).bind('xylophones').first('thread_id')).toBe(thread.id)
  })

  test('may be addressed in capitals', async () => {
    await handIn(rawMail(), { to: thread.address.toUpperCase() })
    expect(await counts()).toEqual([1, 0])
  })

  test('may come from another spelling of the address', async () => {
    await handIn(rawMail({ From: 'AMINA@Example.COM' }), { to: thread.address })
    expect(await counts()).toEqual([1, 0])
  })
})

describe('a mail with the token of a thread', () => {
  test('without proof is held, with sender, text and time', async () => {
    expect(await handIn(rawMail(unproven), { to: thread.address })).toBe(null)
    expect(await laterEntries(thread.id)).toEqual([])
    expect(await heldMailsOf(thread.id)).toMatchObject([
      {
        sender: `Amina Otieno <${person}>`,
        body: 'Thank you, that helps.',
        createdAt: new Date(),
      },
    ])
  })

  test('of somebody else is held, whatever its proof', async () => {
    const other = 'Joe Metz <joe@example.com>'
    await handIn(rawMail({ From: other }), { to: thread.address })
    expect(await counts()).toEqual([0, 1])
    expect(await heldMailsOf(thread.id)).toMatchObject([{ sender: other }])
  })

  test('that is held leaves the thread unchanged', async () => {
    await db.update(threads).set({ status: 'done' }).where(eq(threads.id, thread.id))
    const before = await storedThread(thread.id)
    later(60)
    await handIn(rawMail(unproven), { to: thread.address })
    expect(await storedThread(thread.id)).toEqual(before)
  })

  test('that is held notifies the firm, but later ones do not', async () => {
    for (const _ of [1, 2, 3]) await handIn(rawMail(unproven), { to: thread.address })
    const notifications = (await mailbox(settings.mailTo)).filter(({ text }) =>
      text.includes(thread.id),
    )
    expect(notifications.map(({ subject }) => subject)).toEqual([
      'An email to the enquiry of Amina Otieno is held',
    ])
    expect(notifications[0]?.text).not.toContain('that helps')
  })
})

describe('the same mail twice', () => {
  test.each([
    ['a message', {}, [1, 0]],
    ['held', unproven, [0, 1]],
  ])('is %s once, and not refused', async (_, headers, expected) => {
    const raw = rawMail(headers)
    const replies = [
      await handIn(raw, { to: thread.address }),
      await handIn(raw, { to: thread.address }),
    ]
    expect(replies).toEqual([null, null])
    expect(await counts()).toEqual(expected)
  })

  test('at once adds one message and one email to the firm', async () => {
    const raw = rawMail()
    await Promise.all([1, 2, 3, 4].map(() => handIn(raw, { to: thread.address })))
    expect(await counts()).toEqual([1, 0])
    const about = await db.select().from(outbox).where(eq(outbox.about, thread.id))
    expect(about).toHaveLength(1)
  })

  test('does not reopen a thread with a newer reply', async () => {
    const raw = rawMail()
    await handIn(raw, { to: thread.address })
    await db.update(threads).set({ status: 'waiting' }).where(eq(threads.id, thread.id))
    await handIn(raw, { to: thread.address })
    expect(await storedThread(thread.id)).toMatchObject({ status: 'waiting' })
  })

  test('is not held after it came as a message', async () => {
    const id = { 'Message-ID': '<twice@example.com>' }
    await handIn(rawMail(id), { to: thread.address })
    expect(await handIn(rawMail({ ...id, ...unproven }), { to: thread.address })).toBe(null)
    expect(await counts()).toEqual([1, 0])
  })

  test.each([
    ['without a Message-ID', undefined],
    ['with one that is none', 'not an id'],
  ])('%s is accepted once, even with other headers of servers', async (_, id) => {
    const raw = rawMail({ 'Message-ID': id })
    await handIn(raw, { to: thread.address })
    await handIn(`Received: from elsewhere\r\n${raw}`, { to: thread.address })
    await handIn(rawMail({ 'Message-ID': id }, 'Another text'), { to: thread.address })
    expect(await counts()).toEqual([2, 0])
  })
})

describe('a mail that is refused', () => {
  const refusals: [string, Record<string, string>][] = [
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
    ['one that says both', { 'Auto-Submitted': 'no, auto-replied' }],
    ['an automatic notice', { 'auto-submitted': 'Auto-Generated; x=y' }],
    ['bulk', { Precedence: 'bulk' }],
    ['junk', { Precedence: 'Junk' }],
    ['a mailing list', { Precedence: 'list' }],
    ['a list, by its name', { 'List-Id': '<news.example.com>' }],
    ['a mailing', { 'List-Unsubscribe': '<mailto:out@example.com>' }],
    ['an absence note of Exchange', { 'X-Auto-Response-Suppress': 'All' }],
    ['a delivery report', { 'Content-Type': 'multipart/report; boundary=x' }],
    ['one of the mail system', { From: 'Mail Delivery <MAILER-DAEMON@example.com>' }],
    ['one from ourselves', { From: settings.mailFrom }],
    ['one from an address for answers', { From: 'x <reply+1@reply.kilima.test>' }],
    [
      'one of our own that came back',
      { 'Message-ID': '<0b0e5f6e-6d5c-4f7f-9c43-0a2b6bb3e0d1@kilima.test>' },
    ],
  ]

  test.each(refusals)('is %s: nothing is stored', async (_, headers) => {
    const reply = await handIn(rawMail(headers), { to: thread.address })
    expect(reply).toBe(messages.mailIn.automatic)
    expect(await counts()).toEqual([0, 0])
  })

  test.each(['', '<>', 'MAILER-DAEMON', 'postmaster@example.com'])(
    'has the envelope sender %j',
    async (from) => {
      const reply = await handIn(rawMail(), { to: thread.address, from })
      expect(reply).toBe(messages.mailIn.automatic)
      expect(await counts()).toEqual([0, 0])
    },
  )

  test('is not one with "Auto-Submitted: no"', async () => {
    await handIn(rawMail({ 'Auto-Submitted': 'no' }), { to: thread.address })
    expect(await counts()).toEqual([1, 0])
  })

  test("is for no thread: an unknown, a changed or another domain's address", async () => {
    const { address } = thread
    const changed = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
    const erasedThread = await openThreadOf()
    await db.delete(threads).where(eq(threads.id, erasedThread.id))
    const others = [
      changed,
      address.replace('reply.kilima.test', 'kilima.test'),
      address.replace(/\+.*@/, '@'),
      address.replace(/\+.*@/, '+@'),
      `x${address}`,
      `"${address}"@reply.kilima.test`,
      erasedThread.address,
      'hello@kilima.test',
      '',
    ]
    for (const to of others) {
      expect(await handIn(rawMail(), { to }), to).toBe(messages.mailIn.unknown)
    }
    expect(await counts()).toEqual([0, 0])
  })

  test('is any mail to a Worker without a reply domain', async () => {
    const reply = await handIn(rawMail(), { to: thread.address, env })
    expect(reply).toBe(messages.mailIn.unknown)
    expect(await counts()).toEqual([0, 0])
  })

  test.each([
    ['announced', undefined],
    ['not announced', 1000],
  ])('is too large, %s', async (_, rawSize) => {
    const raw = rawMail({}, 'x'.repeat(mailIn.maxBytes))
    const reply = await handIn(raw, { to: thread.address, rawSize })
    expect(reply).toBe(messages.mailIn['too-large'])
    expect(await counts()).toEqual([0, 0])
  })

  test('is not one of exactly the maximum size', async () => {
    const raw = rawMail()
    const full = raw + 'x'.repeat(mailIn.maxBytes - raw.length)
    expect(await handIn(full, { to: thread.address })).toBe(null)
    expect(await counts()).toEqual([1, 0])
  })
})

describe('a flood of mails', () => {
  test('to one thread is limited for each hour', async () => {
    const { hits, seconds } = mailIn.perThread
    for (let count = 0; count < hits; count++) await handIn(rawMail(), { to: thread.address })
    expect(await handIn(rawMail(), { to: thread.address })).toBe(messages.mailIn.full)
    expect(await counts()).toEqual([hits, 0])
    later(seconds)
    expect(await handIn(rawMail(), { to: thread.address })).toBe(null)
  })

  test('of strangers does not block the person’s mails', async () => {
    const { hits } = mailIn.perThread
    for (let count = 0; count < hits; count++) {
      await handIn(rawMail(unproven), { to: thread.address })
    }
    expect(await handIn(rawMail(unproven), { to: thread.address })).toBe(messages.mailIn.full)
    expect(await handIn(rawMail(), { to: thread.address })).toBe(null)
    expect(await counts()).toEqual([1, hits])
  })

  test('of held mails is limited', async () => {
    const { perThread, heldPerThread } = mailIn
    const replies: (string | null)[] = []
    for (let count = 0; count <= heldPerThread; count++) {
      if (count % perThread.hits === 0) later(perThread.seconds)
      replies.push(await handIn(rawMail(unproven), { to: thread.address }))
    }
    expect(replies.pop()).toBe(messages.mailIn.full)
    expect(new Set(replies)).toEqual(new Set([null]))
    expect(await counts()).toEqual([0, heldPerThread])
  })
})
