import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import {
  codeFor,
  createUser,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { createFollower, preferencesOf, savePreferences } from '#tests/support/account/alerts.ts'
import { accepts } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const kenya = routes.watchedMarket.href({ market: 'kenya' })
const dossier = routes.market.href({ slug: 'kenya' })
const followUrl = `${routes.alerts.href()}?watch=kenya`
const stop = { method: 'DELETE' } as const

describe('POST /settings/alerts/:market', () => {
  test.each(bothForms)(
    'watches it, each rule, and leads back to the dossier, as %s',
    async (as) => {
      const { account, browser } = await signedInUser()
      const headers = { Referer: browser.origin + dossier }
      const response = await browser.send(kenya, {}, { as, headers })
      const { props } = await expectSentTo(browser, response, dossier)
      expect(props).toMatchObject({ watching: true, status: messages.alerts.following('Kenya') })
      expect(await preferencesOf(account)).toEqual({ frequency: 'each', markets: ['kenya'] })
    },
  )

  test('leads to the settings from anywhere else', async () => {
    const { browser } = await signedInUser()
    expect(expectRedirect(await browser.send(kenya, {}), browser)).toBe(routes.alerts.href())
  })

  test('answers 201 as json, and again', async () => {
    const { account, browser } = await signedInUser()
    for (let times = 0; times < 2; times++)
      await expectJson(await browser.send(kenya, {}, { as: 'json' }), 201, { id: 'kenya' })
    expect(await preferencesOf(account)).toMatchObject({ markets: ['kenya'] })
  })

  test('keeps the other markets, and a frequency that is on', async () => {
    const { account, browser } = await createFollower(['ghana'], 'weekly')
    await browser.send(kenya, {}, { as: 'json' })
    expect(await preferencesOf(account)).toEqual({
      frequency: 'weekly',
      markets: ['ghana', 'kenya'],
    })
  })

  test('turns alerts on again if they were off, and says so', async () => {
    const { account, browser } = await createFollower(['kenya'], 'never')
    const before = await browser.page(dossier)
    expect(before.props.watching).toBe(false)
    const headers = { Referer: browser.origin + dossier }
    const response = await browser.send(kenya, {}, { headers })
    const { props } = await expectSentTo(browser, response, dossier)
    expect(props.status).toBe(messages.alerts.followingAgain('Kenya'))
    expect(await preferencesOf(account)).toEqual({ frequency: 'each', markets: ['kenya'] })
  })

  test.each(['atlantis', 'africa', 'KENYA', "x';--"])('does not know %j', async (market) => {
    const { account, browser } = await signedInUser()
    const path = routes.watchedMarket.href({ market })
    expect((await browser.send(path, {}, { as: 'json' })).status).toBe(404)
    expect((await browser.send(path, {}, { ...stop, as: 'json' })).status).toBe(404)
    expect(await preferencesOf(account)).toEqual({ frequency: null, markets: [] })
  })
})

describe('DELETE /settings/alerts/:market', () => {
  test('stops following it, keeps the others, and says so', async () => {
    const { account, browser } = await createFollower(['kenya', 'ghana'])
    const headers = { Referer: browser.origin + dossier }
    const response = await browser.send(`${kenya}?_method=DELETE`, {}, { headers })
    const { props } = await expectSentTo(browser, response, dossier)
    expect(props).toMatchObject({ watching: false, status: messages.alerts.unfollowed('Kenya') })
    expect(await preferencesOf(account)).toEqual({ frequency: 'each', markets: ['ghana'] })
  })

  test('answers 204 as json, and again', async () => {
    const { browser } = await createFollower(['kenya'])
    for (let times = 0; times < 2; times++)
      expect((await browser.send(kenya, {}, { ...stop, as: 'json' })).status).toBe(204)
  })

  test('stops following an unpublished market', async () => {
    const { account, browser } = await createFollower(['kenya'])
    await insertRows('watched_markets', [{ user_id: account.id, market: 'atlantis' }])
    const path = routes.watchedMarket.href({ market: 'atlantis' })
    expect((await browser.send(path, {}, { ...stop, as: 'json' })).status).toBe(204)
    expect(await preferencesOf(account)).toMatchObject({ markets: ['kenya'] })
  })
})

describe('the dossier', () => {
  test('says whether a member follows it', async () => {
    const { browser } = await createFollower(['kenya'])
    expect((await browser.page(dossier)).props.watching).toBe(true)
    const ghana = await browser.page(routes.market.href({ slug: 'ghana' }))
    expect(ghana.props.watching).toBe(false)
    await savePreferences(browser, ['kenya'], 'never')
    expect((await browser.page(dossier)).props.watching).toBe(false)
  })

  test('cannot be followed with one press by unverified people', async () => {
    const browser = await signedInAs(await createUser({ unverified: true }))
    expect((await browser.page(dossier)).props.watching).toBeNull()
    expect(await (await browser.visit(dossier)).text()).toContain(`href="${followUrl}"`)
  })

  test('leads visitors to the settings without reading a store', async () => {
    const stores = countedStores()
    const visitor = newVisitor(stores.env)
    for (let times = 0; times < 2; times++) {
      const html = await (await visitor.visit(dossier)).text()
      expect(html).toContain(`href="${followUrl}"`)
    }
    expect(stores.count).toEqual({ d1: [], kv: [] })
  })

  test('makes one more database query for a member', async () => {
    const stores = countedStores()
    const { browser } = await signedInUser({}, stores.env)
    const queriesOf = async (path: string) => {
      stores.count.d1.length = 0
      await browser.visit(path)
      return stores.count.d1.length
    }
    expect((await queriesOf(dossier)) - (await queriesOf(routes.rules.href()))).toBe(1)
  })
})

describe('the market that a visitor wanted to follow', () => {
  async function wanting() {
    const browser = newVisitor()
    const response = await browser.visit(followUrl, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.login.href())
    return browser
  }

  test('is there after login', async () => {
    const browser = await wanting()
    const { email } = await createUser()
    const response = await browser.send(routes.login.href(), { email, password })
    const { props } = await expectSentTo(browser, response, followUrl)
    expect(props).toMatchObject({ adding: { slug: 'kenya' } })
  })

  test('is there after login and the code', async () => {
    const browser = await wanting()
    const { email, secret } = await createUser({ withTwoFactor: true })
    await browser.send(routes.login.href(), { email, password })
    const code = { code: codeFor(secret) }
    const response = await browser.send(routes.twoFactorChallenge.href(), code)
    expect(expectRedirect(response, browser)).toBe(followUrl)
  })

  test('is there after registration and verification', async () => {
    const browser = await wanting()
    const email = 'watcher-to-be@example.com'
    const fields = { name: 'Amina', email, password, password_confirmation: password }
    const registered = await browser.send(routes.register.href(), fields)
    expect(expectRedirect(registered, browser)).toBe(followUrl)
    const sentAway = await browser.visit(followUrl, { headers: accepts.page })
    expect(expectRedirect(sentAway, browser)).toBe(routes.verifyNotice.href())
    const verified = await browser.visit(await verificationLinkOf(email))
    const { props } = await expectSentTo(browser, verified, followUrl)
    expect(props).toMatchObject({ adding: { slug: 'kenya' } })
  })
})
