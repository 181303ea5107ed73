import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { createFollower, preferencesOf } from '#tests/support/account/alerts.ts'
import { accepts } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { formData } from '#tests/support/forms.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { openRecipient, selectRecipient } from '#worker/account/alerts/recipients.ts'
import { hashToken } from '#worker/security/tokens.ts'

const { unsubscribed } = messages.alerts
const insights = routes.insights.href()
const watched = { frequency: 'each', markets: ['ghana', 'kenya'] }
const ended = { ...watched, frequency: 'never' }

async function watcher() {
  const { account } = await createFollower(watched.markets)
  const [reader] = await selectRecipient(db, account.id)
  if (!reader) throw new Error('Expected a reader')
  const { token } = await openRecipient({ db, settings }, account.id, reader)
  return { account, path: routes.alertsUnsubscribe.href({ token }) }
}

describe('the page of an unsubscribe link', () => {
  test.each(['unknown', 'known'])('is one button, and changes nothing: token %s', async (which) => {
    const { account, path } = await watcher()
    const href = which === 'known' ? path : routes.alertsUnsubscribe.href({ token: 'unknown' })
    const stores = countedStores()
    const visitor = newVisitor(stores.env)
    const { component, props } = await visitor.page(href)
    expect(component).toBe('alerts/unsubscribe')
    expect(props.token).toBe(href.split('/').at(-1))
    const { headers } = await visitor.visit(href)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(stores.count).toEqual({ d1: [], kv: [] })
    expect(await preferencesOf(account)).toEqual(watched)
  })
})

describe('the button of an unsubscribe link', () => {
  test.each(bothForms)(
    'ends alerts, keeps the markets, and says the same again, as %s',
    async (as) => {
      const { account, path } = await watcher()
      const browser = newVisitor()
      for (const time of ['first', 'second']) {
        const response = await browser.send(path, {}, { as })
        const { props } = await expectSentTo(browser, response, insights)
        expect(props, time).toMatchObject({
          status: unsubscribed,
          statusCode: 'alerts-ended',
          errors: {},
        })
        expect(await preferencesOf(account)).toEqual(ended)
      }
    },
  )

  test('answers with the sentence as json', async () => {
    const { path } = await watcher()
    await expectJson(await newVisitor().send(path, {}, { as: 'json' }), 200, {
      message: unsubscribed,
    })
  })

  test.each(['unknown', '漢', "';--", 'a\r\nb', '%', 'x'.repeat(2000)])(
    'says the same for a token that nobody was given (%j), and ends nothing',
    async (token) => {
      const { account } = await watcher()
      const path = routes.alertsUnsubscribe.href({ token })
      await expectJson(await newVisitor().send(path, {}, { as: 'json' }), 200, {
        message: unsubscribed,
      })
      expect(await preferencesOf(account)).toEqual(watched)
    },
  )

  test('refuses the token of another mail and the hash', async () => {
    const { account, path } = await watcher()
    const token = path.split('/').at(-1) ?? ''
    const forged = routes.alertsUnsubscribe.href({ token: await hashToken(token) })
    await newVisitor().send(forged, {})
    await newVisitor().send(routes.newsletterUnsubscribe.href({ token }), {})
    expect(await preferencesOf(account)).toEqual(watched)
  })

  test("ends nobody else's alerts", async () => {
    const [member, another] = [await watcher(), await watcher()]
    await newVisitor().send(member.path, {})
    expect(await preferencesOf(another.account)).toEqual(watched)
  })

  test.each([
    ['no token', {}],
    ['another origin', { Origin: 'https://mail.example' }],
    ['no origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('needs no CSRF token: %s', async (_, headers) => {
    const { account, path } = await watcher()
    const response = await newVisitor().visit(path, { method: 'POST', headers })
    expect(response.status).toBe(303)
    expect(await preferencesOf(account)).toEqual(ended)
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('takes no %s, marked or real', async (method) => {
    const { account, path } = await watcher()
    const headers = accepts.json
    const real = await newVisitor().send(path, {}, { method, headers })
    const init = { method: 'POST', headers }
    const marked = await newVisitor().visit(`${path}?_method=${method}`, init)
    expect([real.status, marked.status]).toEqual([405, 419])
    expect(await preferencesOf(account)).toEqual(watched)
  })

  test('reads no store in a flood, with the same reply', async () => {
    const { account, path } = await watcher()
    const stores = countedStores()
    const full = { limit: async () => ({ success: false }) }
    const visitor = newVisitor({ ...stores.env, PER_MINUTE_1000: full })
    const headers = accepts.json
    await expectJson(await visitor.visit(path, { method: 'POST', headers }), 200, {
      message: unsubscribed,
    })
    expect(stores.count).toEqual({ d1: [], kv: [] })
    expect(await preferencesOf(account)).toEqual(watched)
  })
})

describe('a one-click request of a mail program', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  const urlencoded = async () => ({
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const bodies = [
    ['urlencoded', urlencoded],
    ['multipart', () => formData(oneClick)],
  ] as const

  test.each(bodies)(
    'ends alerts in plain text, without redirect or cookie, %s',
    async (_, make) => {
      for (const accept of [{}, accepts.page, accepts.json, accepts.inertia]) {
        const { account, path } = await watcher()
        const { body, headers } = await make()
        const init = { method: 'POST', body, headers: { ...headers, ...accept } }
        const response = await newVisitor().visit(path, init)
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
        expect(response.headers.getSetCookie()).toEqual([])
        expect(await response.text()).toBe(unsubscribed)
        expect(await preferencesOf(account)).toEqual(ended)
      }
    },
  )
})
