import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { watchedDatabase } from '#tests/support/db/counted-stores.ts'
import { failingDatabase } from '#tests/support/db/failing-stores.ts'
import { mailsFrom } from '#tests/support/mail/mailbox.ts'
import { contactMessage, countRows, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
const counts = async () => [await countRows('threads'), await countRows('outbox')]

function send(settings: object, changes: Record<string, unknown> = {}) {
  return newVisitor({ ...settings }).send(path, contactMessage(changes), { as: 'json' })
}

async function expectNotStored(response: Response) {
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ message: messages.contact.notStored })
}

describe('a contact message', () => {
  test('and its mail are stored before the answer', async () => {
    const email = 'stored@example.com'
    const response = await send({}, { email })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: messages.contact.sent })
    expect(await messagesFrom(email)).toHaveLength(1)
    expect(await mailsFrom(email)).toHaveLength(1)
  })

  test('is encrypted in the outbox', async () => {
    const secret = 'Unmistakable words of a message'
    await send({}, { message: secret, lastName: 'Unmistakable', email: 'unmistakable@example.com' })
    const { results } = await env.DB.prepare('SELECT * FROM outbox').all()
    expect(results.length).toBeGreaterThan(0)
    const rows = JSON.stringify(results)
    const parts = results.flatMap(({ sealed }) => String(sealed).split('.'))
    const decoded = parts.map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    for (const text of [rows, ...decoded]) expect(text).not.toMatch(/unmistakable/i)
  })

  test('is not confirmed while the database is down', async () => {
    await expectNotStored(await send({ DB: failingDatabase() }))
  })

  test('is not stored when its mail cannot be stored', async () => {
    const before = await counts()
    const DB = watchedDatabase((query) =>
      /insert into "?outbox/i.test(query) ? query.replace(/outbox/, 'no_such_table') : query,
    )
    await expectNotStored(await send({ DB }))
    expect(await counts()).toEqual(before)
  })

  test('leaves no mail when it cannot be stored', async () => {
    const before = await counts()
    const DB = watchedDatabase((query) =>
      query.replace(/insert into "threads"/i, 'insert into "no_such_table"'),
    )
    await expectNotStored(await send({ DB }))
    expect(await counts()).toEqual(before)
  })

  test('and its mail are undone together when the second write fails while running', async () => {
    const before = await counts()
    const DB = watchedDatabase((query) =>
      // The id of a mail is not JSON, which fails only when the statement runs.
      /insert into "?outbox/i.test(query) ? query.replace(/select \?/i, 'select json(?)') : query,
    )
    await expectNotStored(await send({ DB }))
    expect(await counts()).toEqual(before)
  })

  test('keeps the old input of the plain form while the database is down', async () => {
    const browser = newVisitor({ DB: failingDatabase() })
    const fields = contactMessage()
    const response = await browser.send(routes.contact.href(), fields)
    expect(response.status).toBe(503)
    const { props } = pageObjectOf(await response.text())
    expect(props.values).toEqual(fields)
    expect(Object.values(props.errors)).toContain(messages.contact.notStored)
    expect(props.status).toBeNull()
  })

  test('also informs JSON callers of the plain form', async () => {
    const browser = newVisitor({ DB: failingDatabase() })
    await expectNotStored(
      await browser.send(routes.contact.href(), contactMessage(), { as: 'json' }),
    )
  })

  test('sent twice is stored twice, each with its own mail', async () => {
    const browser = newVisitor()
    const fields = contactMessage({ email: 'twice@example.com' })
    for (let attempt = 0; attempt < 2; attempt++) await browser.send(path, fields, { as: 'json' })
    expect(await messagesFrom('twice@example.com')).toHaveLength(2)
    expect(await mailsFrom('twice@example.com')).toHaveLength(2)
  })
})
