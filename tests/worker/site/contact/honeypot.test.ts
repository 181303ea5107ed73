import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { receiptHeaders } from '#shared/site/contact/receipt.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { expectRedirect, follow } from '#tests/support/replies.ts'
import { contactMessage, countRows, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const path = routes.sendContactForm.href()
const filled = ['https://spam.example', 'x', 0, 1, false, true, [], ['x'], {}, { a: 1 }]

describe('the honeypot', () => {
  test.each(filled)(
    'treats %j as filled in: answers as if sent, stores nothing',
    async (website) => {
      const before = [await countRows('threads'), await countRows('outbox')]
      const response = await newVisitor().send(path, contactMessage({ website }), { as: 'json' })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ message: messages.contact.sent })
      expect([await countRows('threads'), await countRows('outbox')]).toEqual(before)
    },
  )

  test('gives the same answer as a message that is stored', async () => {
    const headersOf = async (website: string) => {
      const fields = contactMessage({ website })
      const { headers } = await newVisitor().send(path, fields, { as: 'json' })
      return [...headers.keys()]
    }
    expect(await headersOf('x')).toEqual(await headersOf(''))
    expect(await headersOf('x')).toContain(receiptHeaders.reference.toLowerCase())
  })

  test('ignores the other fields', async () => {
    const response = await newVisitor().send(path, { website: 'x', email: 7 }, { as: 'json' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: messages.contact.sent })
  })

  test.each([undefined, null, '', '   ', '\n\t', '\u0000'])(
    'treats %j as empty',
    async (website) => {
      const email = `empty-${JSON.stringify(website)?.length ?? 0}@example.com`
      const before = (await messagesFrom(email)).length
      const fields = contactMessage({ website, email })
      expect((await newVisitor().send(path, fields, { as: 'json' })).status).toBe(200)
      expect(await messagesFrom(email)).toHaveLength(before + 1)
    },
  )

  test('does the same on the plain form', async () => {
    const before = await countRows('threads')
    const browser = newVisitor()
    const response = await browser.send(routes.contact.href(), { website: 'x' })
    expect(expectRedirect(response, browser)).toBe(routes.contact.href())
    expect((await follow(browser, response)).props.status).toBe(messages.contact.sent)
    expect(await countRows('threads')).toBe(before)
  })

  test.each(['website[]=x', 'website[a]=x'])('treats %s as filled in', async (field) => {
    const before = await countRows('threads')
    const body = `${new URLSearchParams(contactMessage())}&${field}`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await newVisitor().send(
      routes.contact.href(),
      {},
      { as: 'json', body, headers },
    )
    expect(response.status).toBe(200)
    expect(await countRows('threads')).toBe(before)
  })

  test('counts for the throttle like every request', async () => {
    const browser = newVisitor()
    const [{ hits }] = throttles.contact
    const send = () => browser.send(path, { website: 'x' }, { as: 'json' })
    for (let attempt = 0; attempt < hits; attempt++) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})
