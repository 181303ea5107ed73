import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { deskPageSize } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { savePreferences } from '#tests/support/account/alerts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { subscribeMany, withoutSendings } from '#tests/support/desk/newsletters.ts'
import { loggedActions, logPage, signInAtDesk } from '#tests/support/desk/people.ts'
import { suppress } from '#worker/mail/suppressions.ts'

const list = routes.deskSubscribers.href()
const file = routes.deskSubscribersFile.href()

const subscribersPage = (browser: Browser, query = '') =>
  browser.props('desk/subscribers', list + query)

beforeEach(withoutSendings)
beforeEach(() => env.DB.prepare('DELETE FROM mail_suppressions').run())

describe('GET /desk/subscribers', () => {
  test('lists them with state and markets, filtered by state and a part of the address', async () => {
    const { browser } = await signInAtDesk('editor')
    const member = await createUser({ email: 'member@example.com' })
    await savePreferences(await signedInAs(member), ['kenya', 'ghana'], 'each')
    await subscribeMany(deskPageSize, 'many')
    await env.DB.prepare(
      `UPDATE newsletter_subscribers SET email = 'member@example.com' WHERE email = 'many-00003@example.com'`,
    ).run()
    await env.DB.prepare(
      `UPDATE newsletter_subscribers SET confirmed_at = NULL WHERE email = 'many-00004@example.com'`,
    ).run()
    await suppress({ db, settings }, 'many-00005@example.com', { reason: 'bounced', code: '5.1.1' })
    const { subscribers, counts, page, pages } = await subscribersPage(browser)
    expect([page, pages, subscribers.length]).toEqual([1, 1, deskPageSize])
    expect(counts).toEqual({ confirmed: deskPageSize - 2, pending: 1, suppressed: 1 })
    const byAddress = await subscribersPage(browser, '?q=MEMBER%40')
    expect(byAddress.subscribers).toMatchObject([
      { email: 'member@example.com', state: 'confirmed', markets: ['Ghana', 'Kenya'] },
    ])
    const suppressed = await subscribersPage(browser, '?state=suppressed')
    expect(suppressed.subscribers.map(({ email }) => email)).toEqual(['many-00005@example.com'])
    expect((await subscribersPage(browser, '?state=pending&q=00005')).subscribers).toEqual([])
    expect((await subscribersPage(browser, '?state=odd&q=%25')).subscribers).toEqual([])
  })

  test('reads a page of them by the index of their time', async () => {
    const query = 'SELECT email FROM newsletter_subscribers ORDER BY created_at DESC, rowid DESC'
    expect(await slowSteps(query, /USING (COVERING )?INDEX newsletter_created/)).toEqual([])
  })
})

test('an owner exports them as a file in which no cell is a formula', async () => {
  const { account, browser } = await signInAtDesk('owner')
  await subscribeMany(1, '=cmd')
  const response = await browser.visit(file)
  expect(response.headers.get('Content-Type')).toContain('text/csv')
  const [head, row] = (await response.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('email,state,markets,created_at,confirmed_at')
  expect(row).toMatch(/^'=cmd-00000@example\.com,confirmed,/)
  expect(await loggedActions(account)).toContain('subscribers.exported subscribers')
  const editor = await signInAtDesk('editor')
  expect((await editor.browser.visit(file)).status).toBe(404)
})

test('an owner deletes one, and the log does not say whom', async () => {
  const { account, browser } = await signInAtDesk('owner')
  const [email = ''] = await subscribeMany(1, 'leaving')
  const [subscriber] = (await subscribersPage(browser)).subscribers
  const path = routes.deskSubscriber.href({ id: subscriber?.id ?? '' })
  const send = () => browser.send(path, {}, { method: 'DELETE', as: 'json' })
  expect((await send()).status).toBe(204)
  expect((await send()).status).toBe(404)
  expect((await subscribersPage(browser)).subscribers).toEqual([])
  expect(await loggedActions(account)).toEqual(['subscriber.deleted subscriber'])
  expect(JSON.stringify((await logPage(browser)).entries)).not.toContain(email)
})
