import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { bothForms, isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.logout.href()

describe.each(bothForms)('POST /logout as %s', (as) => {
  test('signs out and leads home', async () => {
    const browser = await signedInAs(await createUser())
    const response = await browser.send(path, {}, { as })
    expect(expectRedirect(response, browser)).toBe('/')
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('a sign-out', () => {
  const remembered = async (account: { email: string }) => {
    const browser = newVisitor()
    const fields = { email: account.email, password, remember: true }
    await browser.send(routes.login.href(), fields, { as: 'json' })
    return browser
  }

  test('forgets this device, even with an old cookie', async () => {
    const browser = await remembered(await createUser())
    const rememberCookie = browser.cookies.get('__Host-remember') ?? ''
    expect(rememberCookie).toBeTruthy()
    await browser.send(path, {})
    for (const name of ['session', 'remember', 'pending', 'intended']) {
      expect(browser.cookies.has(`__Host-${name}`)).toBe(false)
    }
    browser.cookies.set('__Host-remember', rememberCookie)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('leaves other devices signed in and remembered', async () => {
    const account = await createUser()
    const [laptop, phone] = [await remembered(account), await remembered(account)]
    await laptop.send(path, {})
    expect(await isSignedIn(phone)).toBe(true)
    phone.cookies.delete('__Host-session')
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('forgets where the person wanted to go', async () => {
    const { account, browser } = await signedInUser()
    await browser.visit(routes.twoFactor.href(), { headers: accepts.page })
    expect(browser.cookies.has('__Host-intended')).toBe(true)
    await browser.send(path, {})
    const response = await browser.send(routes.login.href(), { email: account.email, password })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
  })

  test('makes the browser forget its history, once', async () => {
    const browser = await signedInAs(await createUser())
    expect(await browser.page('/')).toMatchObject({ encryptHistory: true })
    await browser.send(path, {})
    const first = await browser.page('/')
    expect(first.clearHistory).toBe(true)
    expect(first).not.toHaveProperty('encryptHistory', true)
    expect(await browser.page('/')).not.toHaveProperty('clearHistory', true)
  })
})
