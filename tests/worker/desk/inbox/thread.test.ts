import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { allThreads } from '#shared/desk/inbox/inbox-path.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { createThread, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'

stoppedClock()

const desk = async () => {
  const account = await createUser({ role: 'advisor', name: 'Brian Mwangi' })
  return { account, browser: await signedInAs(account) }
}

async function change(browser: Awaited<ReturnType<typeof signedInAs>>, id: string, fields: object) {
  const path = routes.deskThread.href({ id })
  return browser.send(path, fields, { as: 'json', method: 'PATCH' })
}

describe('a thread', () => {
  test('has all its data, the oldest entry first', async () => {
    const { account, browser } = await desk()
    const createdAt = new Date()
    const id = await createThread({ market: 'kenya', product: 'lottery', createdAt })
    await addEntry(id, { kind: 'note', body: 'Same instant', authorId: account.id })
    later(60)
    await addEntry(id, { body: 'By mail', writtenBy: 'Somebody <else@example.com>' })
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO held_mails VALUES ('h1', ?, 'X <x@example.com>', 'Held', 'm1', ?)",
      ).bind(id, 5),
      env.DB.prepare(
        "INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at, cancelled_at) VALUES ('b1', 'h1', ?1, 1000, 30, '', 1, NULL), ('b2', 'h2', ?1, 2000, 60, '', 1, 7)",
      ).bind(id),
    ])
    const page = await threadPage(browser, id)
    expect(page.thread).toMatchObject({
      id,
      person: { name: 'Amina Otieno', email: 'amina@example.com' },
      reference: referenceOf(id),
      market: { slug: 'kenya', name: 'Kenya' },
      product: 'lottery',
      bookings: [
        { id: 'b2', startsAt: '1970-01-01T00:00:02.000Z', minutes: 60, cancelled: true },
        { id: 'b1', startsAt: '1970-01-01T00:00:01.000Z', minutes: 30, cancelled: false },
      ],
    })
    expect(page.entries.map(({ kind, author, body }) => [kind, author, body])).toEqual([
      ['message', 'Amina Otieno', 'We would like to enter Kenya next year.'],
      ['note', 'Brian Mwangi', 'Same instant'],
      ['message', 'Somebody <else@example.com>', 'By mail'],
    ])
    expect(page.held).toEqual([
      {
        id: 'h1',
        sender: 'X <x@example.com>',
        body: 'Held',
        createdAt: '1970-01-01T00:00:00.005Z',
      },
    ])
    expect(page.staff).toContainEqual({ id: account.id, name: 'Brian Mwangi' })
    expect(page.inbox.threads.map((one) => one.id)).toContain(id)
  })

  test('is next to the other enquiries of the same person, newest first', async () => {
    const { browser } = await desk()
    const email = 'writes-often@example.com'
    const first = await createThread({ email, status: 'done' })
    later(60)
    const second = await createThread({ email })
    later(60)
    const third = await createThread({ email })
    const { others } = await threadPage(browser, second)
    expect(others).toMatchObject([
      { id: third, status: 'open' },
      { id: first, status: 'done', reference: referenceOf(first) },
    ])
  })

  test('is next to the requested list', async () => {
    const { browser } = await desk()
    const id = await createThread({ message: 'hippopotamus' })
    const path = `${routes.deskThread.href({ id })}?status=all&q=hippo`
    const { props } = await browser.page(path)
    expect(props.inbox).toMatchObject({
      threads: [{ id }],
      filters: { ...allThreads, q: 'hippo' },
    })
  })

  test('omits a market and product that no longer exist', async () => {
    const { browser } = await desk()
    const id = await createThread({ market: 'atlantis', product: 'toString' })
    expect((await threadPage(browser, id)).thread).toMatchObject({ market: null, product: null })
  })

  test('names deleted accounts as former colleagues', async () => {
    const { account, browser } = await desk()
    const formerMember = await createUser({ role: 'advisor', name: 'Gone' })
    const id = await createThread()
    await change(browser, id, { assignee: formerMember.id })
    await addEntry(id, { kind: 'note', body: 'More of it.', authorId: formerMember.id })
    await env.DB.prepare('UPDATE users SET role = NULL WHERE id = ?').bind(formerMember.id).run()
    const bodies = async () =>
      (await threadPage(browser, id)).entries.map(({ author, body }) => [author, body])
    expect((await bodies()).slice(1)).toEqual([
      ['Brian Mwangi', 'assigned it to Gone'],
      ['Gone', 'More of it.'],
    ])
    expect((await threadPage(browser, id)).thread.assignee).toBeNull()
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(formerMember.id).run()
    expect((await bodies()).slice(1)).toEqual([
      ['Brian Mwangi', 'assigned it to a former colleague'],
      ['A former colleague', 'More of it.'],
    ])
    expect(account.name).toBe('Brian Mwangi')
  })

  test('xss: markup in it stays text', async () => {
    const { browser } = await desk()
    const markup = '</script><script>alert(1)</script>'
    const id = await createThread({ name: markup, company: markup, message: markup })
    const { thread, entries } = await threadPage(browser, id)
    expect([thread.person.name, thread.company, entries[0]?.body]).toEqual([markup, markup, markup])
  })

  test.each(['not json', '{}', '[]', 'null', '{"status":"odd"}', '{"assignee":7}'])(
    'shows an event of any body: %s',
    async (body) => {
      const { browser } = await desk()
      const id = await createThread()
      await addEntry(id, { kind: 'event', body })
      expect((await threadPage(browser, id)).entries.at(-1)).toMatchObject({ body: 'changed it' })
    },
  )

  const [monday, tuesday] = ['2027-02-01T07:00:00.000Z', '2027-02-02T08:30:00.000Z']

  test.each([
    [
      { booking: 'moved', from: monday, startsAt: tuesday },
      'moved the consultation from Monday 1 February 2027, 10:00 to Tuesday 2 February 2027, 11:30 (Nairobi)',
    ],
    [
      { booking: 'cancelled', startsAt: monday },
      'cancelled the consultation of Monday 1 February 2027, 10:00 (Nairobi)',
    ],
    [{ booking: 'moved', from: monday, startsAt: 'x' }, 'moved the consultation'],
    [{ booking: 'cancelled', startsAt: 7 }, 'cancelled the consultation'],
  ])('describes the person’s changes of a consultation: %j', async (event, body) => {
    const { browser } = await desk()
    const id = await createThread()
    await addEntry(id, { kind: 'event', body: JSON.stringify({ ...event, minutes: 30 }) })
    expect((await threadPage(browser, id)).entries.at(-1)).toMatchObject({
      author: 'Amina Otieno',
      body,
    })
  })
})

describe('a change of a thread', () => {
  test('of status and assignee adds one entry and one log row', async () => {
    const { account, browser } = await desk()
    const id = await createThread()
    const response = await change(browser, id, { status: 'done', assignee: account.id })
    expect(response.status).toBe(204)
    const { thread, entries } = await threadPage(browser, id)
    expect(thread).toMatchObject({ status: 'done', assignee: account.id })
    expect(entries.slice(1)).toMatchObject([
      {
        kind: 'event',
        author: 'Brian Mwangi',
        body: 'marked it as done and assigned it to Brian Mwangi',
      },
    ])
    expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([
      { actor_id: account.id, action: 'thread.changed' },
    ])
  })

  test('of one keeps the other', async () => {
    const { account, browser } = await desk()
    const id = await createThread({ assignee: account.id })
    await change(browser, id, { status: 'waiting' })
    expect((await threadPage(browser, id)).thread).toMatchObject({
      status: 'waiting',
      assignee: account.id,
    })
    await change(browser, id, { assignee: '' })
    expect((await threadPage(browser, id)).thread).toMatchObject({
      status: 'waiting',
      assignee: null,
    })
    const { entries } = await threadPage(browser, id)
    expect(entries.slice(1).map(({ body }) => body)).toEqual([
      'marked it as waiting',
      'assigned it to nobody',
    ])
  })

  test.each([{}, { status: 'open' }, { assignee: null }, { assignee: ' ' }, { status: '' }])(
    'that changes nothing is told by nothing: %j',
    async (fields) => {
      const { browser } = await desk()
      const id = await createThread()
      expect((await change(browser, id, fields)).status).toBe(204)
      expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
      expect(await rowsOfThread('desk_log', id, 'target')).toEqual([])
    },
  )

  test.each([
    [{ status: 'closed' }, { status: [messages.in('status')] }],
    [{ status: ['done'] }, { status: [messages.string('status')] }],
    [{ assignee: 'nobody' }, { assignee: [messages.in('assignee')] }],
    [{ assignee: 7 }, { assignee: [messages.string('assignee')] }],
  ])('is refused with %j', async (fields, errors) => {
    const { browser } = await desk()
    const id = await createThread()
    const response = await change(browser, id, { status: 'done', ...fields })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors })
    expect((await threadPage(browser, id)).thread.status).toBe('open')
  })

  test('never assigns it to people who are not staff', async () => {
    const { browser } = await desk()
    const id = await createThread()
    const member = await createUser()
    const response = await change(browser, id, { assignee: member.id })
    expect(await response.json()).toMatchObject({ errors: { assignee: [messages.in('assignee')] } })
    expect(await rowsOfThread('threads', id, 'id')).toMatchObject([{ assignee_id: null }])
  })

  test('twenty times at once adds one entry; of different ones the last wins', async () => {
    const { browser } = await desk()
    const id = await createThread()
    await browser.page('/')
    await Promise.all(Array.from({ length: 20 }, () => change(browser, id, { status: 'done' })))
    expect(await rowsOfThread('thread_entries', id)).toHaveLength(2)
    const statuses = ['open', 'waiting', 'done', 'open', 'waiting', 'done']
    const replies = await Promise.all(statuses.map((status) => change(browser, id, { status })))
    expect(replies.map(({ status }) => status)).toEqual(statuses.map(() => 204))
    const rows = await rowsOfThread('thread_entries', id)
    const { status } = JSON.parse(String(rows.at(-1)?.body))
    expect((await threadPage(browser, id)).thread.status).toBe(status)
  })

  test('reopens it with its former due time', async () => {
    const { browser } = await desk()
    const id = await createThread()
    const { dueAt } = (await threadPage(browser, id)).thread
    await change(browser, id, { status: 'done' })
    await change(browser, id, { status: 'open' })
    const { thread, entries } = await threadPage(browser, id)
    expect(thread.dueAt).toBe(dueAt)
    expect(entries.at(-1)?.body).toBe('opened it again')
  })
})
