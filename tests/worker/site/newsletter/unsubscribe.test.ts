import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { accepts } from '#tests/support/browser.ts'
import { formData } from '#tests/support/forms.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  createSubscriber,
  newsletterSubjects,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'

const unsubscribed = 'You have been unsubscribed.'
const insights = routes.insights.href()

async function subscriber() {
  const email = await createSubscriber()
  return { email, path: await unsubscribePathOf(email) }
}

describe('the button of an unsubscribe link', () => {
  test.each(bothForms)(
    'ends the subscription, and does the same when repeated, as %s',
    async (as) => {
      const { email, path } = await subscriber()
      const browser = newVisitor()
      for (const time of ['first', 'second']) {
        const response = await browser.send(path, {}, { as })
        const { props } = await expectSentTo(browser, response, insights)
        expect(props, time).toMatchObject({ status: unsubscribed, errors: {} })
      }
      expect(await subscriberRow(email)).toBeNull()
      expect(await subjectsTo(email), 'no further mail').toEqual([
        newsletterSubjects.confirm,
        newsletterSubjects.subscribed,
      ])
    },
  )

  test('answers with the sentence, and again, as json', async () => {
    const { path } = await subscriber()
    for (let times = 0; times < 2; times++) {
      const response = await newVisitor().send(path, {}, { as: 'json' })
      await expectJson(response, 200, { message: unsubscribed })
    }
  })

  test.each(['unknown', '漢', "';--", 'a\r\nb', 'x'.repeat(2000)])(
    'says the same for a token that nobody was given (%j), and ends nothing',
    async (token) => {
      const { email } = await subscriber()
      const browser = newVisitor()
      const response = await browser.send(routes.newsletterUnsubscribe.href({ token }), {})
      const { props } = await expectSentTo(browser, response, insights)
      expect(props.status).toBe(unsubscribed)
      expect(await subscriberRow(email)).not.toBeNull()
    },
  )

  test('ends no other subscription', async () => {
    const { path } = await subscriber()
    const { email } = await subscriber()
    await newVisitor().send(path, {})
    expect(await subscriberRow(email)).not.toBeNull()
  })

  test.each([
    ['no token', {}],
    ['another origin', { Origin: 'https://mail.example' }],
    ['no origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('needs no CSRF token: %s', async (_, headers) => {
    const { email, path } = await subscriber()
    const response = await newVisitor().visit(path, { method: 'POST', headers })
    expect(response.status).toBe(303)
    expect(await subscriberRow(email)).toBeNull()
  })

  test.each(['PUT', 'PATCH', 'DELETE'])(
    'does not accept %s, real or overridden',
    async (method) => {
      const { email, path } = await subscriber()
      const headers = accepts.json
      const real = await newVisitor().send(path, {}, { method, headers })
      const overrideResponse = await newVisitor().visit(`${path}?_method=${method}`, {
        method: 'POST',
        headers,
      })
      expect([real.status, overrideResponse.status]).toEqual([405, 419])
      expect(await subscriberRow(email)).not.toBeNull()
    },
  )
})

const oneClick = { 'List-Unsubscribe': 'One-Click' }

const oneClickBodies: [
  string,
  () => Promise<{ body: BodyInit; headers: Record<string, string> }>,
][] = [
  [
    'urlencoded',
    async () => ({
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  ],
  ['multipart', () => formData(oneClick)],
]

describe.each(oneClickBodies)('a one-click request of a mail program, %s', (_, bodyOf) => {
  test.each([
    ['with no Accept', {}],
    ['of a page', accepts.page],
    ['of JSON', accepts.json],
    ['of the page client', accepts.inertia],
  ])('ends the subscription in plain text, without redirect or cookie, %s', async (_, accept) => {
    const { email, path } = await subscriber()
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
    expect(await subscriberRow(email)).toBeNull()
  })
})
