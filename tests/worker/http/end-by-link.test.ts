import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { createFollower, preferencesOf } from '#tests/support/account/alerts.ts'
import { accepts } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { formData } from '#tests/support/forms.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  createSubscriber,
  newsletterSubjects,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'
import { openRecipient, selectRecipient } from '#worker/account/alerts/recipients.ts'
import { hashToken } from '#worker/security/tokens.ts'

const insights = routes.insights.href()

/** Somebody who gets mails, with the path of their link. */
interface Recipient {
  path: string
  getsMails: () => Promise<boolean>
}

async function subscriber() {
  const email = await createSubscriber()
  return {
    email,
    path: await unsubscribePathOf(email),
    getsMails: async () => (await subscriberRow(email)) !== null,
  }
}

async function follower() {
  const { account } = await createFollower(['ghana', 'kenya'])
  const [reader] = await selectRecipient(db, account.id)
  if (!reader) throw new Error('Expected a reader')
  const { token } = await openRecipient({ db, settings }, reader)
  return {
    account,
    path: routes.alertsUnsubscribe.href({ token }),
    getsMails: async () => (await preferencesOf(account))?.frequency !== 'never',
  }
}

interface Link {
  create: () => Promise<Recipient>
  route: typeof routes.alertsUnsubscribe | typeof routes.newsletterUnsubscribe
  unsubscribed: string
}

const links: [what: string, link: Link][] = [
  [
    'the newsletter',
    {
      create: subscriber,
      route: routes.newsletterUnsubscribe,
      unsubscribed: messages.newsletter.unsubscribed,
    },
  ],
  [
    'the alerts',
    {
      create: follower,
      route: routes.alertsUnsubscribe,
      unsubscribed: messages.alerts.unsubscribed,
    },
  ],
]

describe.each(links)('the unsubscribe link of %s', (_, { create, route, unsubscribed }) => {
  test.each(bothForms)('ends it, and says the same when repeated, as %s', async (as) => {
    const { path, getsMails } = await create()
    const browser = newVisitor()
    for (const time of ['first', 'second']) {
      const response = await browser.send(path, {}, { as })
      const { props } = await expectSentTo(browser, response, insights)
      expect(props, time).toMatchObject({ status: unsubscribed, errors: {} })
      expect(await getsMails()).toBe(false)
    }
  })

  test('answers with the sentence, and again, as json', async () => {
    const { path } = await create()
    for (let times = 0; times < 2; times++) {
      const response = await newVisitor().send(path, {}, { as: 'json' })
      await expectJson(response, 200, { message: unsubscribed })
    }
  })

  test.each(['unknown', '漢', "';--", 'a\r\nb', '%', 'x'.repeat(2000)])(
    'says the same for a token that nobody was given (%j), and ends nothing',
    async (token) => {
      const { getsMails } = await create()
      const response = await newVisitor().send(route.href({ token }), {}, { as: 'json' })
      await expectJson(response, 200, { message: unsubscribed })
      expect(await getsMails()).toBe(true)
    },
  )

  test("refuses the hash of a token, and ends nobody else's", async () => {
    const [one, another] = [await create(), await create()]
    const token = one.path.split('/').at(-1) ?? ''
    await newVisitor().send(route.href({ token: await hashToken(token) }), {})
    expect(await one.getsMails()).toBe(true)
    await newVisitor().send(one.path, {})
    expect(await another.getsMails()).toBe(true)
  })

  test.each([
    ['no token', {}],
    ['another origin', { Origin: 'https://mail.example' }],
    ['no origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('needs no CSRF token: %s', async (_, headers) => {
    const { path, getsMails } = await create()
    const response = await newVisitor().visit(path, { method: 'POST', headers })
    expect(response.status).toBe(303)
    expect(await getsMails()).toBe(false)
  })

  test('takes no GET, PUT, PATCH and DELETE, marked or real', async () => {
    const { path, getsMails } = await create()
    const headers = accepts.json
    await newVisitor().visit(path, { headers })
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const real = await newVisitor().send(path, {}, { method, headers })
      const init = { method: 'POST', headers }
      const marked = await newVisitor().visit(`${path}?_method=${method}`, init)
      expect([real.status, marked.status]).toEqual([405, 419])
    }
    expect(await getsMails()).toBe(true)
  })

  test('reads no store in a flood, with the same reply', async () => {
    const { path, getsMails } = await create()
    const stores = countedStores()
    const full = { limit: async () => ({ success: false }) }
    const visitor = newVisitor({ ...stores.env, PER_MINUTE_1000: full })
    const response = await visitor.visit(path, { method: 'POST', headers: accepts.json })
    await expectJson(response, 200, { message: unsubscribed })
    expect(stores.count).toEqual({ d1: [], kv: [] })
    expect(await getsMails()).toBe(true)
  })

  test.each([
    ['urlencoded', async () => ({ body: 'List-Unsubscribe=One-Click', headers: urlencoded })],
    ['multipart', () => formData({ 'List-Unsubscribe': 'One-Click' })],
  ])(
    'is ended by a mail program in plain text, without redirect or cookie, %s',
    async (_, bodyOf) => {
      for (const accept of [{}, accepts.page, accepts.json, accepts.inertia]) {
        const { path, getsMails } = await create()
        const { body, headers } = await bodyOf()
        for (let times = 0; times < 2; times++) {
          const init = { method: 'POST', body, headers: { ...headers, ...accept } }
          const response = await newVisitor().visit(path, init)
          expect(response.status).toBe(200)
          expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
          expect(response.headers.get('Location')).toBeNull()
          expect(response.headers.getSetCookie()).toEqual([])
          expect(response.headers.get('Cache-Control')).toBe('private, no-store')
          expect(await response.text()).toBe(unsubscribed)
        }
        expect(await getsMails()).toBe(false)
      }
    },
  )
})

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('the end of a subscription sends no further mail', async () => {
  const { email, path } = await subscriber()
  await newVisitor().send(path, {})
  const { confirm, subscribed } = newsletterSubjects
  expect(await subjectsTo(email)).toEqual([confirm, subscribed])
})

test('the end of alerts keeps the markets, and is told to the page', async () => {
  const { account, path } = await follower()
  const browser = newVisitor()
  const { props } = await expectSentTo(browser, await browser.send(path, {}), insights)
  expect(props).toMatchObject({ statusCode: 'alerts-ended' })
  expect(await preferencesOf(account)).toEqual({
    frequency: 'never',
    markets: ['ghana', 'kenya'],
  })
})

test('the token of one link does not end the other', async () => {
  const { path, getsMails } = await follower()
  const token = path.split('/').at(-1) ?? ''
  await newVisitor().send(routes.newsletterUnsubscribe.href({ token }), {})
  expect(await getsMails()).toBe(true)
})
