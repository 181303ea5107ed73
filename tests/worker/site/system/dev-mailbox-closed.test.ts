import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { listedMails, local } from '#tests/support/mail/local-mailbox.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const list = routes.devMailbox.href()
let open = list

beforeAll(async () => {
  const path = routes.sendContactForm.href()
  await newVisitor(local).send(path, contactMessage(), { as: 'json' })
  const [newest] = await listedMails()
  open = routes.devMail.href({ id: newest?.id ?? '' })
})

/** Returns the statuses of the list and of an existing mail. */
async function statuses(settings: object, { origin = '', headers = {} } = {}): Promise<number[]> {
  const browser = new Browser({ ...settings })
  const replies = [list, open].map((path) => browser.visit(origin + path, { headers }))
  return (await Promise.all(replies)).map(({ status }) => status)
}

describe('the mailbox is open', () => {
  test.each([
    'http://localhost:8790',
    'http://localhost',
    'https://localhost',
    'http://127.0.0.1:8790',
    'http://127.9.8.7',
    'http://[::1]:8790',
  ])('on this machine: %s', async (url) => {
    expect(await statuses({ ...local, APP_URL: url })).toEqual([200, 200])
    expect(await statuses(local, { origin: url })).toEqual([200, 200])
  })
})

describe('the mailbox does not exist', () => {
  test.each(['', 'false', undefined])('while DEV_MAILBOX is %j', async (DEV_MAILBOX) => {
    expect(await statuses({ ...local, DEV_MAILBOX })).toEqual([404, 404])
  })

  test.each(['1', 'TRUE', 'on'])(
    'and every page answers 503 while DEV_MAILBOX is %j',
    async (value) => {
      expect(await statuses({ ...local, DEV_MAILBOX: value })).toEqual([503, 503])
    },
  )

  const elsewhere = [
    'https://kilima.test',
    'http://localhost.kilima.test',
    'http://127.0.0.1.kilima.test',
    'http://xlocalhost',
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://[::2]',
    'http://localhost@kilima.test',
  ]

  test.each(elsewhere)('while APP_URL is %s, for any host', async (APP_URL) => {
    expect(await statuses({ ...local, APP_URL }, { origin: 'http://localhost' })).toEqual([
      404, 404,
    ])
  })

  test.each(elsewhere.filter((url) => !url.includes('@')))(
    'for a request to %s, with any APP_URL',
    async (origin) => {
      expect(await statuses(local, { origin })).toEqual([404, 404])
    },
  )

  test.each([
    { Host: 'localhost' },
    { 'X-Forwarded-Host': 'localhost', Forwarded: 'host=localhost' },
    { 'X-Original-URL': 'http://localhost/dev/mail', 'X-Real-IP': '127.0.0.1' },
    { Origin: 'http://localhost:8790', Referer: 'http://localhost:8790/dev/mail' },
  ])('for a request from elsewhere with %j', async (headers) => {
    expect(await statuses(local, { origin: 'https://kilima.test', headers })).toEqual([404, 404])
  })

  test('in a way that differs from any other unknown path', async () => {
    for (const as of ['page', 'inertia'] as const) {
      const response = await newVisitor().visit(open, { headers: accepts[as] })
      await expectErrorPage(response, 404)
    }
    for (const method of ['GET', 'OPTIONS']) {
      const response = await newVisitor().visit(open, { method, headers: accepts.json })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: messages.refusals.notFound(open.slice(1)) })
    }
  })
})
