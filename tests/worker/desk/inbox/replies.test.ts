import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { createThread, newestEntry, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { createdId, expectRedirect } from '#tests/support/replies.ts'

stoppedClock()

let people = 0
const person = () => `person-of-a-thread-${people++}@example.com`

async function desk() {
  const account = await createUser({ role: 'advisor', name: 'Brian Mwangi' })
  return { account, browser: await signedInAs(account) }
}

async function open(options: Parameters<typeof createThread>[0] = {}) {
  const email = person()
  const id = await createThread({ email, ...options })
  return { id, email, last: await newestEntry(id), path: routes.deskReplies.href({ id }) }
}

describe('a reply', () => {
  test('adds an entry, an email, the status and a log row', async () => {
    const { account, browser } = await desk()
    const { id, email, last, path } = await open()
    later(60)
    const response = await browser.send(path, { body: ' An answer \n', last }, { as: 'json' })
    const entry = await createdId(response)
    const { thread, entries } = await threadPage(browser, id)
    const now = new Date().toISOString()
    expect(thread).toMatchObject({ status: 'waiting', lastAt: now, dueAt: null, assignee: null })
    expect(entries.at(-1)).toEqual({
      id: entry,
      kind: 'reply',
      author: 'Brian Mwangi',
      body: 'An answer',
      createdAt: now,
      delivery: 'waiting',
    })
    expect(await mailbox(email)).toHaveLength(1)
    expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([
      { actor_id: account.id, action: 'thread.answered' },
    ])
  })

  test.each(['open', 'waiting', 'done'] as const)(
    'leaves the thread %s if told',
    async (status) => {
      const { browser } = await desk()
      const { id, last, path } = await open()
      await browser.send(path, { body: 'An answer', last, status }, { as: 'json' })
      expect((await threadPage(browser, id)).thread.status).toBe(status)
    },
  )

  test('leads to the next enquiry if told, beside the same list; an unknown one is ignored', async () => {
    const { browser } = await desk()
    const [{ id, last, path }, other] = [await open(), await createThread()]
    const from = `${routes.deskThread.href({ id })}?q=kenya`
    const headers = { Referer: browser.origin + from }
    const fields = { body: 'An answer', last, next: other }
    const response = await browser.send(path, fields, { headers })
    expect(expectRedirect(response, browser)).toBe(
      `${routes.deskThread.href({ id: other })}?q=kenya`,
    )
    const again = { body: 'More', last: await newestEntry(id), next: 'https://evil.example' }
    expect(expectRedirect(await browser.send(path, again, { headers }), browser)).toBe(from)
  })

  test.each(['page', 'inertia'] as const)(
    'leads a %s back to where it was sent from',
    async (as) => {
      const { browser } = await desk()
      const { id, last, path } = await open()
      const from = `${routes.deskThread.href({ id })}?q=kenya&page=2`
      const headers = { Referer: browser.origin + from }
      const response = await browser.send(path, { body: 'An answer', last }, { as, headers })
      expect(expectRedirect(response, browser)).toBe(from)
      expect((await threadPage(browser, id)).status).toBe(messages.desk.answered)
    },
  )

  test.each([
    [{ body: '' }, { body: [messages.required('body')] }],
    [{ body: ' \n ' }, { body: [messages.required('body')] }],
    [{ body: 7 }, { body: [messages.string('body')] }],
    [
      { body: 'a'.repeat(lengths.letterMax + 1) },
      { body: [messages.max('body', lengths.letterMax)] },
    ],
    [{ body: 'Dear {name},' }, { body: [messages.desk.placeholder('{name}')] }],
    [{ last: undefined }, { last: [messages.required('last')] }],
    [{ last: [] }, { last: [messages.string('last')] }],
    [{ status: 'closed' }, { status: [messages.in('status')] }],
    [{ status: 1 }, { status: [messages.string('status')] }],
  ])('is refused with %j', async (changes, errors) => {
    const { browser } = await desk()
    const { id, email, last, path } = await open()
    const fields = { body: 'An answer', last, status: 'done', ...changes }
    const response = await browser.send(path, fields, { as: 'json' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors })
    expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
    expect(await mailbox(email)).toEqual([])
  })

  test('may have the maximum length in any script', async () => {
    const { browser } = await desk()
    const { id, last, path } = await open()
    const body = '😀'.repeat(lengths.letterMax)
    const response = await browser.send(path, { body, last })
    expect(expectRedirect(response, browser)).toBe(routes.deskThread.href({ id }))
    expect((await threadPage(browser, id)).entries.at(-1)?.body).toBe(body)
  })

  test('keeps its text in the page client when it is refused', async () => {
    const { browser } = await desk()
    const { id, path } = await open()
    const fields = { body: 'An answer', last: 'older' }
    const response = await browser.send(path, fields, { as: 'inertia' })
    expect(response.status).toBe(303)
    const page = await threadPage(browser, id)
    expect(page).toMatchObject({ errors: { body: messages.desk.answeredMeanwhile } })
  })

  test('shows its old input in a form without a script', async () => {
    const { browser } = await desk()
    const { id, path } = await open()
    const fields = { body: 'An answer <b>', last: 'older' }
    const response = await browser.send(path, fields)
    expect(expectRedirect(response, browser)).toBe(routes.deskThread.href({ id }))
    const page = await threadPage(browser, id)
    expect(page.oldInput).toEqual({ reply: 'An answer <b>' })
    expect(page).toMatchObject({ errors: { body: messages.desk.answeredMeanwhile } })
    expect((await threadPage(browser, id)).oldInput).toEqual({})
  })
})

describe('an outdated reply', () => {
  test.each([
    ['a message', { kind: 'message' }],
    ['an answer', { kind: 'reply' }],
    ['a note', { kind: 'note' }],
    ['an event', { kind: 'event', body: '{"status":"done"}' }],
  ] as const)('is refused after %s, also of the same instant', async (_, entry) => {
    const { browser } = await desk()
    const { id, email, last, path } = await open()
    await addEntry(id, entry)
    const response = await browser.send(path, { body: 'An answer', last }, { as: 'json' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { body: [messages.desk.answeredMeanwhile] },
    })
    expect(await mailbox(email)).toEqual([])
    expect(await rowsOfThread('desk_log', id, 'target')).toEqual([])
    expect((await threadPage(browser, id)).thread.status).toBe('open')
  })

  test('may name an entry of another thread', async () => {
    const { browser } = await desk()
    const [own, other] = [await open(), await open()]
    const fields = { body: 'An answer', last: other.last }
    const response = await browser.send(own.path, fields, { as: 'json' })
    expect(response.status).toBe(422)
    expect(await rowsOfThread('thread_entries', own.id)).toHaveLength(1)
  })
})

describe('reply-race', () => {
  test('20 at once: one is written and emailed', async () => {
    const { id, email, last, path } = await open()
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async () => (await desk()).browser),
    )
    for (const browser of browsers) await browser.visit('/')
    const replies = await Promise.all(
      browsers.map((browser, at) => {
        return browser.send(path, { body: `Answer ${at}`, last }, { as: 'json' })
      }),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(19)
    expect(await rowsOfThread('thread_entries', id)).toHaveLength(2)
    expect(await rowsOfThread('outbox', id, 'about')).toHaveLength(1)
    expect(await mailbox(email)).toHaveLength(1)
    expect(await rowsOfThread('desk_log', id, 'target')).toHaveLength(1)
  })

  test('with the deletion of its thread: all of it remains or nothing', async () => {
    const owner = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
    const { browser } = await desk()
    const { id, email, last, path } = await open()
    await browser.page('/')
    await Promise.all([
      browser.send(path, { body: 'An answer', last }, { as: 'json' }),
      owner.send(routes.deskThread.href({ id }), {}, { as: 'json', method: 'DELETE' }),
    ])
    expect(await rowsOfThread('thread_entries', id)).toEqual([])
    expect(await mailbox(email)).toEqual([])
  })
})

describe('the email of a reply', () => {
  test.each([
    ['waiting', 'sent_at = NULL, dead_at = NULL'],
    ['sent', 'sent_at = 1'],
    ['failed', 'dead_at = 1'],
  ])('is shown as %s', async (delivery, change) => {
    const { browser } = await desk()
    const { id, last, path } = await open()
    await browser.send(path, { body: 'An answer', last }, { as: 'json' })
    await env.DB.prepare(`UPDATE outbox SET ${change} WHERE about = ?`).bind(id).run()
    const deliveries = (await threadPage(browser, id)).entries.map((entry) => entry.delivery)
    expect(deliveries).toEqual([null, delivery])
  })

  test('counts as sent once its row is deleted', async () => {
    const { browser } = await desk()
    const { id, last, path } = await open()
    await browser.send(path, { body: 'An answer', last }, { as: 'json' })
    await env.DB.prepare('DELETE FROM outbox WHERE about = ?').bind(id).run()
    expect((await threadPage(browser, id)).entries.at(-1)?.delivery).toBe('sent')
  })
})

describe('an internal note', () => {
  test('is an entry that is emailed to nobody and leaves the order unchanged', async () => {
    const { account, browser } = await desk()
    const { id, email } = await open()
    const before = (await threadPage(browser, id)).thread
    later(60)
    const path = routes.deskNotes.href({ id })
    const response = await browser.send(path, { body: 'For us' }, { as: 'json' })
    expect(response.status).toBe(201)
    const { thread, entries } = await threadPage(browser, id)
    expect(thread).toEqual(before)
    expect(entries.at(-1)).toMatchObject({
      ...(await response.json<object>()),
      kind: 'note',
      author: 'Brian Mwangi',
      body: 'For us',
      delivery: null,
    })
    expect(await mailbox(email)).toEqual([])
    expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([
      { actor_id: account.id, action: 'thread.noted' },
    ])
  })

  test.each(['', 'a'.repeat(lengths.letterMax + 1), ['a']])(
    'has 1 to 20,000 characters',
    async (body) => {
      const { browser } = await desk()
      const { id } = await open()
      const response = await browser.send(routes.deskNotes.href({ id }), { body }, { as: 'json' })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { body: [expect.any(String)] } })
      expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
    },
  )

  test('shows its old input in a form without a script', async () => {
    const { browser } = await desk()
    const { id } = await open()
    const body = `${' '.repeat(5)}\u0000`
    await browser.send(routes.deskNotes.href({ id }), { body })
    expect(await threadPage(browser, id)).toMatchObject({
      oldInput: { note: body },
      errors: { body: messages.required('body') },
    })
  })
})
