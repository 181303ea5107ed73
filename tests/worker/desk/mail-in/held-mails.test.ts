import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { threadPage } from '#tests/support/desk/inbox.ts'
import {
  handIn,
  heldMailsOf,
  laterEntries,
  openThreadOf,
  rawMail,
  storedThread,
} from '#tests/support/desk/incoming-mail.ts'
import { answerDueAt } from '#tests/support/office.ts'
import { deskLog, threads } from '#worker/db/schema.ts'

stoppedClock()

let thread: Awaited<ReturnType<typeof openThreadOf>>
let id: string
let desk: Browser

beforeEach(async () => {
  thread = await openThreadOf()
  await holdOne()
  desk = await signedInAs(await createUser({ role: 'advisor' }))
})

async function holdOne(headers: Record<string, string> = {}) {
  const other = { From: 'Joe Metz <joe@example.org>', ...headers }
  await handIn(rawMail(other, 'I write for Amina.'), { to: thread.address })
  id = (await heldMailsOf(thread.id))[0]?.id ?? ''
}

const actions = { accept: routes.acceptHeldMail, discard: routes.discardHeldMail }
const verbs = ['accept', 'discard'] as const
const press = (verb: keyof typeof actions, as: 'json' | 'page' | 'inertia', browser = desk) =>
  browser.send(actions[verb].href({ id }), {}, { as })
const logRows = () => db.select().from(deskLog).where(eq(deskLog.target, thread.id))

test('threat: a held mail cannot reverse the text of its sender', async () => {
  const thread = await openThreadOf()
  const From = '=?UTF-8?Q?=E2=80=AEJoe_=D9=85=DB=8C=E2=80=8C=D8=AE=E2=80=8B?= <joe@example.org>'
  await handIn(rawMail({ From, 'Authentication-Results': undefined }), { to: thread.address })
  const [mail] = await heldMailsOf(thread.id)
  // The joiner is part of the Persian spelling.
  expect(mail?.sender).toBe('Joe می\u200cخ <joe@example.org>')
})

test('a held mail shows the address of its sender after any name', async () => {
  const name = `"amina@example.com> ${'\u00a0'.repeat(400)}\u202e"`
  await handIn(rawMail({ From: `${name} <joe@example.org>`, 'Message-ID': '<2@example.org>' }), {
    to: thread.address,
  })
  const senders = (await heldMailsOf(thread.id)).map(({ sender }) => sender)
  expect(senders).toHaveLength(2)
  for (const sender of senders) expect(sender).toMatch(/^.{1,101} <joe@example\.org>$/)
})

describe('a held mail that is accepted', () => {
  test('becomes a message of its sender', async () => {
    expect((await press('accept', 'json')).status).toBe(204)
    expect(await laterEntries(thread.id)).toMatchObject([
      { kind: 'message', writtenBy: 'Joe Metz <joe@example.org>', body: 'I write for Amina.' },
    ])
    expect(await heldMailsOf(thread.id)).toEqual([])
  })

  test('reopens the thread with a new due time', async () => {
    await db.update(threads).set({ status: 'done' }).where(eq(threads.id, thread.id))
    later(3600)
    await press('accept', 'json')
    const now = new Date()
    const due = { status: 'open', lastAt: now, dueAt: answerDueAt(now) }
    expect(await storedThread(thread.id)).toMatchObject(due)
  })

  test('is logged without its text or sender', async () => {
    await press('accept', 'json')
    const [row, ...others] = await logRows()
    expect(others).toEqual([])
    expect(row).toMatchObject({ action: 'held.accepted', target: thread.id })
  })

  test('four times at once adds one message and one log row', async () => {
    const pressed = await Promise.all([1, 2, 3, 4].map(() => press('accept', 'json')))
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404])
    expect(await laterEntries(thread.id)).toHaveLength(1)
    expect(await logRows()).toHaveLength(1)
  })

  test('leads back to the thread, where it stands', async () => {
    const page = await threadPage(desk, thread.id)
    expect(page.held).toMatchObject([{ id, sender: 'Joe Metz <joe@example.org>' }])
    const response = await press('accept', 'page')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(routes.deskThread.href({ id: thread.id }))
    const { held, entries } = await threadPage(desk, thread.id)
    expect(held).toEqual([])
    expect(entries.at(-1)).toMatchObject({ kind: 'message', author: 'Joe Metz <joe@example.org>' })
  })

  test('is no second message of a mail that came again, proven', async () => {
    const headers = { 'Message-ID': '<both@example.com>' }
    await press('discard', 'json')
    await holdOne(headers)
    await handIn(rawMail(headers), { to: thread.address })
    expect((await press('accept', 'json')).status).toBe(204)
    expect(await laterEntries(thread.id)).toMatchObject([{ body: 'Thank you, that helps.' }])
    expect(await heldMailsOf(thread.id)).toEqual([])
  })
})

describe('a held mail that is discarded', () => {
  test('is gone, the thread as it was, and the log says so', async () => {
    const before = await storedThread(thread.id)
    later(60)
    expect((await press('discard', 'json')).status).toBe(204)
    expect(await heldMailsOf(thread.id)).toEqual([])
    expect(await laterEntries(thread.id)).toEqual([])
    expect(await storedThread(thread.id)).toEqual(before)
    expect(await logRows()).toMatchObject([{ action: 'held.discarded' }])
  })

  test('is discarded or accepted, when both are pressed at once', async () => {
    const pressed = await Promise.all(verbs.map((verb) => press(verb, 'json')))
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await logRows()).toHaveLength(1)
    expect(await heldMailsOf(thread.id)).toEqual([])
  })

  test('leads back to the thread', async () => {
    const response = await press('discard', 'inertia')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(routes.deskThread.href({ id: thread.id }))
  })
})

describe.each(verbs)('to %s a held mail', (verb) => {
  test('that nobody knows is 404', async () => {
    id = crypto.randomUUID()
    for (const as of ['json', 'inertia', 'page'] as const) {
      expect((await press(verb, as)).status).toBe(404)
    }
    expect(await heldMailsOf(thread.id)).toHaveLength(1)
  })

  test.each(['editor', 'owner'] as const)('is also for an %s', async (role) => {
    const browser = await signedInAs(await createUser({ role }))
    expect((await press(verb, 'json', browser)).status).toBe(204)
  })
})

test('held mails go with their thread', async () => {
  await env.DB.prepare('DELETE FROM threads WHERE id = ?').bind(thread.id).run()
  expect(await heldMailsOf(thread.id)).toEqual([])
})
