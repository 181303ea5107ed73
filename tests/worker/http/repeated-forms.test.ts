import { beforeAll, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { later } from '#tests/support/clock.ts'
import { emptyCalendar, emptyMonday } from '#tests/support/desk/bookings.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { countRows, everyForm, sendForm } from '#tests/support/every-form.ts'
import { messagesFrom, newVisitor } from '#tests/support/site/contact.ts'
import { submissions } from '#worker/db/schema.ts'
import { purge } from '#worker/jobs/purge.ts'

emptyMonday()
beforeAll(() => seedShipped())

const kinds: Sender[] = ['page', 'inertia', 'json']
// Each form as a kind in turn, because the kinds differ in nothing that a form decides.
const formsWithKind = Object.keys(everyForm).flatMap((name, index) =>
  kinds.slice(index % kinds.length, (index % kinds.length) + 1).map((as) => [name, as] as const),
)
const allKinds = kinds.map((as) => ['a reply', as] as const)

const newKey = () => crypto.randomUUID()

function formOf(name: string) {
  const form = everyForm[name]
  if (!form) throw new Error(`Expected a form ${name}`)
  return form()
}

/** What a reply says, and the status on the page that it leads to. */
async function said(response: Response, browser: Browser) {
  const location = response.headers.get('Location')
  const page = location && (await browser.page<{ status: unknown }>(location))
  const reference = response.headers.get('X-Message-Reference')
  const { status } = response
  const next = page && [page.component, page.props.status, page.props.errors]
  return { status, location, reference, next, body: await response.text() }
}

/** The rows that were added or removed meanwhile. */
async function changesIn(work: () => Promise<unknown>) {
  const before = await countRows()
  await work()
  const after = await countRows()
  const differences = Object.entries(after).map(([table, count]) => [
    table,
    count - (before[table] ?? 0),
  ])
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0))
}

/** Sends a form twice with one key; gives the rows that the first time added or removed. */
async function sendTwice(name: string, as: Sender) {
  const form = await formOf(name)
  const key = newKey()
  let first: unknown
  const changes = await changesIn(async () => {
    first = await said(await sendForm(form, as, { key }), form.browser)
  })
  expect(changes).not.toEqual({})
  let second: unknown
  const repeated = await changesIn(async () => {
    second = await said(await sendForm(form, as, { key }), form.browser)
  })
  expect([second, repeated]).toEqual([first, {}])
  return changes
}

test.each(allKinds)(
  '%s, sent again as %s, gets the same reply and does nothing',
  async (name, as) => {
    await sendTwice(name, as)
  },
)

test.each(formsWithKind)('%s, sent again or at once as %s, is done once', async (name, as) => {
  const once = await sendTwice(name, as)
  // The second form may ask for the same time.
  await emptyCalendar()
  const form = await formOf(name)
  const key = newKey()
  await form.browser.page('/')
  const changes = await changesIn(async () => {
    const replies = await Promise.all([1, 2, 3].map(() => sendForm(form, as, { key })))
    const answers = await Promise.all(
      replies.map(async (reply) => [
        reply.status,
        reply.headers.get('Location'),
        await reply.text(),
      ]),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
  expect(changes).toEqual(once)
})

test.each([
  ['page', 303],
  ['json', 200],
] as const)('a form whose reply was never stored is not done again, as %s', async (as, status) => {
  const form = await formOf('an internal note')
  const key = newKey()
  await sendForm(form, as, { key })
  await db.update(submissions).set({ reply: null })
  later(60)
  let repeated: Response | undefined
  const changes = await changesIn(async () => {
    repeated = await sendForm(form, as, { key })
  })
  expect([repeated?.status, changes]).toEqual([status, {}])
})

test('what a reply held is stored sealed, and deleted after a day', async () => {
  await db.delete(submissions)
  const form = await formOf('a preview link')
  const reply = await sendForm(form, 'json', { key: newKey() })
  const { url } = await reply.json<{ url: string }>()
  const stored = JSON.stringify(await db.select().from(submissions))
  expect(url).toMatch(/^https/)
  expect(stored).not.toContain(url.slice(-20))
  later(lifetimes.submissionSeconds)
  await purge({ db, settings })
  expect(await db.select().from(submissions)).toEqual([])
})

describe('a contact message', () => {
  const send = async (changes: Record<string, unknown>[], browsers: Browser[] = [newVisitor()]) => {
    const form = await formOf('a contact message')
    for (const [index, change] of changes.entries()) {
      const browser = browsers[index % browsers.length] ?? form.browser
      await sendForm({ ...form, browser }, 'json', change)
    }
    return messagesFrom(String(form.fields?.email))
  }

  test('with the same key and another text is another message', async () => {
    const key = newKey()
    expect(await send([{ key }, { key, company: 'Other Ltd' }])).toHaveLength(2)
  })

  test('with the same key of another visitor is another message', async () => {
    const key = newKey()
    expect(await send([{ key }, { key }], [newVisitor(), newVisitor()])).toHaveLength(2)
  })

  test('without a key is stored each time', async () => {
    expect(await send([{}, {}])).toHaveLength(2)
  })

  test.each([['no-uuid'], [''], [7], [null], [['x']], [{ a: 1 }], ['x'.repeat(60_000)]])(
    'with the key %j is sent as without one',
    async (key) => {
      expect(await send([{ key }, { key }])).toHaveLength(2)
    },
  )

  test('with a key of a day ago is another message', async () => {
    const form = await formOf('a contact message')
    const key = newKey()
    await sendForm(form, 'json', { key })
    later(lifetimes.submissionSeconds)
    await sendForm(form, 'json', { key })
    expect(await messagesFrom(String(form.fields?.email))).toHaveLength(2)
  })

  test('counts against no limit when it is sent again', async () => {
    const form = await formOf('a contact message')
    const key = newKey()
    for (let index = 0; index < 8; index++) {
      expect((await sendForm(form, 'json', { key })).status).toBe(200)
    }
  })

  test('that was refused is checked anew', async () => {
    const form = await formOf('a contact message')
    const key = newKey()
    expect((await sendForm(form, 'json', { key, message: '' })).status).toBe(422)
    expect((await sendForm(form, 'json', { key })).status).toBe(200)
  })
})
