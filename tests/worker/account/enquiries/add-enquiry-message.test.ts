import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { hourlyCap, lengths, throttles } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, settings, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import type { Row } from '#tests/support/db/rows.ts'
import { createThread } from '#tests/support/desk/threads.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { answerDueAt } from '#tests/support/office.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { expectErrorPage, expectRedirect, follow, pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const pathOf = (id: string) => routes.enquiryMessages.href({ id })
const pageOfThread = (id: string) => routes.enquiry.href({ id })
const body = 'One thing more: what about the lottery?'

async function member(options: Record<string, unknown> = {}) {
  const email = `writer-${crypto.randomUUID()}@example.com`
  const { account, browser } = await signedInUser({ email }, options)
  const id = await createThread({ email, status: 'done' })
  return { email, account, browser, id }
}

async function rowsOf(table: 'thread_entries' | 'outbox' | 'thread_words', id: string) {
  const name = table === 'outbox' ? 'about' : 'thread_id'
  const query = env.DB.prepare(`SELECT * FROM ${table} WHERE ${name} = ? ORDER BY rowid`)
  const inOrder =
    table === 'thread_words'
      ? env.DB.prepare('SELECT * FROM thread_words WHERE thread_id = ?')
      : query
  return (await inOrder.bind(id).all<Row>()).results
}

const threadRow = (id: string) =>
  env.DB.prepare('SELECT * FROM threads WHERE id = ?').bind(id).first<Row>()

const send = (browser: Browser, id: string, fields: object, as: Sender = 'json') =>
  browser.send(pathOf(id), fields, { as })

describe('POST /enquiries/:id/messages', () => {
  test('adds the message, reopens the enquiry and sets a new due time', async () => {
    const { browser, id } = await member()
    later(60)
    const response = await send(browser, id, { body: `  ${body}\r\nThanks. ` })
    expect(response.status).toBe(201)
    const [, added] = await rowsOf('thread_entries', id)
    expect(await response.json()).toEqual({ id: added?.id })
    expect(added).toMatchObject({
      kind: 'message',
      body: `${body}\nThanks.`,
      author_id: null,
      written_by: null,
      message_id: null,
    })
    const now = new Date()
    expect(await threadRow(id)).toMatchObject({
      status: 'open',
      last_at: now.getTime(),
      due_at: answerDueAt(now).getTime(),
    })
  })

  test('is found by its words at the desk', async () => {
    const { browser, id } = await member()
    await send(browser, id, { body: 'Lotería' })
    expect(await rowsOf('thread_words', id)).toEqual([{ thread_id: id, word: 'loteria' }])
  })

  test('mails the firm with a link to the desk, about the thread', async () => {
    const { email, browser, id } = await member()
    await send(browser, id, { body })
    const mails = (await mailbox(settings.mailTo)).filter(({ replyTo }) => replyTo === email)
    expect(mails).toHaveLength(1)
    const [{ subject, text } = { subject: '', text: '' }] = mails
    expect(subject).toContain('Amina Otieno')
    expect(text).toContain(body)
    expect(text).toContain(`https://kilima.test${routes.deskThread.href({ id })}`)
    expect(await rowsOf('outbox', id)).toHaveLength(1)
  })

  test.each(['page', 'inertia'] as const)('goes back and says so once, by %s', async (as) => {
    const { browser, id } = await member()
    const response = await send(browser, id, { body }, as)
    expect(response.status).toBe(303)
    expect(expectRedirect(response, browser)).toBe(pageOfThread(id))
    const { props } = await follow<Pages['enquiries/show']>(browser, response)
    expect(props).toMatchObject({ status: messages.enquiries.sent, errors: {} })
    expect(props.entries.map((entry) => entry.body)).toContain(body)
    expect((await browser.page(pageOfThread(id))).props.status).toBeNull()
  })

  test('keeps its client, service and lack of an owner', async () => {
    const { email, browser, id } = await member()
    const before = await threadRow(id)
    const forged = {
      status: 'waiting',
      assignee: 'x',
      assignee_id: 'x',
      assigneeId: 'x',
      email: 'other@example.com',
      dueAt: 0,
      kind: 'reply',
      authorId: 'x',
      id: 'chosen',
      threadId: await createThread({ email }),
    }
    for (const as of ['json', 'page'] as const) await send(browser, id, { body, ...forged }, as)
    const { last_at: _, due_at: __, ...after } = (await threadRow(id)) ?? {}
    expect(after).toEqual({ ...withoutTimes(before), status: 'open' })
    for (const entry of await rowsOf('thread_entries', id)) {
      expect(entry).toMatchObject({ kind: 'message', author_id: null })
      expect(entry.id).not.toBe('chosen')
    }
    expect(await rowsOf('thread_entries', forged.threadId)).toHaveLength(1)
  })
})

function withoutTimes(row: Row | null) {
  const { last_at: _, due_at: __, ...rest } = row ?? {}
  return rest
}

describe('a message that is refused', () => {
  test.each([
    ['missing', {}, messages.required('body')],
    ['white space', { body: ' \n\t ' }, messages.required('body')],
    ['no text', { body: ['x'] }, messages.string('body')],
    ['too long', { body: 'é'.repeat(lengths.letterMax + 1) }, messages.max('body', 20_000)],
  ])('%s', async (_, fields, message) => {
    const { browser, id } = await member()
    const response = await send(browser, id, fields)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ message, errors: { body: [message] } })
    expect(await rowsOf('thread_entries', id)).toHaveLength(1)
    expect(await rowsOf('outbox', id)).toEqual([])
  })

  test('the longest text is accepted, in any characters, from a plain form', async () => {
    const { browser, id } = await member()
    const longest = '𐍈'.repeat(lengths.letterMax)
    const response = await send(browser, id, { body: longest }, 'page')
    expect(expectRedirect(response, browser)).toBe(pageOfThread(id))
    expect((await rowsOf('thread_entries', id))[1]?.body).toBe(longest)
  })

  test('leads back to the enquiry, with the old input if there is no script', async () => {
    const [hits] = throttles.enquiry
    const { browser, id } = await member()
    for (let sent = 0; sent < hits.hits; sent++) await send(browser, id, {}, 'page')
    const response = await send(browser, id, { body, secret: 'x' }, 'page')
    expect(expectRedirect(response, browser)).toBe(pageOfThread(id))
    const { component, props } = await follow(browser, response)
    expect(component).toBe('enquiries/show')
    expect(props.values).toEqual({ body })
    expect(props.errors.body).toMatch(/^Too many attempts/)
    const again = await send(browser, id, { body }, 'inertia')
    const { props: inertiaProps } = await follow(browser, again)
    expect(inertiaProps).not.toHaveProperty('values')
  })

  test('replies with the enquiry itself if the text is too long for a cookie', async () => {
    const { browser, id } = await member()
    const long = incompressible(lengths.letterMax + 1)
    const response = await send(browser, id, { body: long }, 'page')
    expect(response.status).toBe(422)
    const { component, props } = await pageOf(response)
    expect(component).toBe('enquiries/show')
    expect(props.values).toEqual({ body: long })
    expect(props.errors).toEqual({ body: messages.max('body', lengths.letterMax) })
    for (const value of browser.cookies.values()) expect(value.length).toBeLessThan(4096)
    expect((await browser.page(pageOfThread(id))).props).toMatchObject({ errors: {} })
  })
})

describe('threat: a flood of messages', () => {
  test.each(throttles.enquiry)('of one person: $hits in $seconds s', async ({ hits, seconds }) => {
    const { browser, account, id } = await member()
    const [minute] = throttles.enquiry
    for (let sent = 0; sent < hits; sent++) {
      expect((await send(browser, id, { body })).status).toBe(201)
      if (seconds > minute.seconds && (sent + 1) % minute.hits === 0) later(minute.seconds)
    }
    const elsewhere = await signedInAs(account)
    const refused = await send(elsewhere, id, { body })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await rowsOf('thread_entries', id)).toHaveLength(1 + hits)
    const other = await member()
    expect((await send(other.browser, other.id, { body })).status).toBe(201)
  })

  test('counts together with the hourly limit of the contact form', async () => {
    const { browser, id } = await member()
    const ends = Math.ceil(Date.now() / (hourlyCap.seconds * 1000)) * hourlyCap.seconds * 1000
    const full = 'INSERT OR REPLACE INTO counters (key, ends_at, count) VALUES (?, ?, ?)'
    await env.DB.prepare(full).bind('hour:contact', ends, hourlyCap.hits).run()
    const response = await send(browser, id, { body })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: messages.contact.full(firm.email) })
    const page = await send(browser, id, { body }, 'page')
    expect(page.status).toBe(503)
    const { component, props } = await pageOf(page)
    expect(component).toBe('enquiries/show')
    expect(props).toMatchObject({
      values: { body },
      errors: { body: messages.contact.full(firm.email) },
    })
    expect(await rowsOf('thread_entries', id)).toHaveLength(1)
    expect(await rowsOf('outbox', id)).toEqual([])
    await env.DB.prepare('DELETE FROM counters').run()
  })
})

describe("threat: adding to another person's enquiry", () => {
  test.each(['json', 'page', 'inertia'] as const)('is 404 and writes nothing: %s', async (as) => {
    const id = await createThread({ email: 'not-mine@example.com' })
    const { browser } = await member()
    for (const fields of [{ body }, {}]) {
      const response = await send(browser, id, fields, as)
      expect(response.status).toBe(404)
    }
    expect((await send(browser, 'unknown', { body }, as)).status).toBe(404)
    expect(await rowsOf('thread_entries', id)).toHaveLength(1)
    expect(await rowsOf('outbox', id)).toEqual([])
  })

  test('refuses staff as well', async () => {
    const id = await createThread({ email: 'client-of-the-firm@example.com' })
    const owner = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
    await expectErrorPage(await send(owner, id, { body }, 'page'), 404)
  })

  test('is hidden from an account with an unverified address', async () => {
    const email = 'only-claimed@example.com'
    const id = await createThread({ email })
    const browser = await signedInAs(await createUser({ email, unverified: true }))
    expect((await send(browser, id, { body })).status).toBe(403)
    expect((await send(newVisitor(), id, { body })).status).toBe(401)
    expect(await rowsOf('thread_entries', id)).toHaveLength(1)
  })
})

test('threat: an enquiry erased in the meantime leaves no partial data', async () => {
  const account = await createUser({ email: 'erased-meanwhile@example.com' })
  const id = await createThread({ email: account.email })
  const DB = databaseWith({
    batch: async (statements: D1PreparedStatement[]) => {
      await env.DB.prepare('DELETE FROM threads WHERE id = ?').bind(id).run()
      return env.DB.batch(statements)
    },
  })
  const browser = await signedInAs(account, { DB })
  const response = await send(browser, id, { body })
  expect(response.status).toBe(404)
  for (const table of ['thread_entries', 'outbox', 'thread_words'] as const)
    expect(await rowsOf(table, id), table).toEqual([])
})
