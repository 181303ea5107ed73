import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  createUser,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { sessionIdOf } from '#tests/support/account/devices.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { linkIn, mailTo, subjects } from '#tests/support/mail/mailbox.ts'

const cleared = (response: Response) => response.headers.get('Clear-Site-Data')

/** Sends a form with another method, in each way that a page can. */
function sendDelete(browser: Browser, path: string, fields: object, as: Sender) {
  return as === 'page'
    ? browser.send(path, { ...fields, _method: 'DELETE' }, { as })
    : browser.send(path, fields, { as, method: 'DELETE' })
}

const ownSessionPath = async (browser: Browser) =>
  routes.session.href({ id: await sessionIdOf(browser) })

async function undoPath(browser: Browser, { email }: Account) {
  const fields = { name: 'A', email: `moved-${crypto.randomUUID()}@example.com` }
  await browser.send(routes.profile.href(), fields, { as: 'json', method: 'PATCH' })
  return linkIn(await mailTo(email, subjects.emailChanged)).pathname
}

const signOuts: Record<
  string,
  (browser: Browser, as: Sender, account: Account) => Promise<Response>
> = {
  'logging out': (browser, as) => browser.send(routes.logout.href(), {}, { as }),
  'deleting the account': (browser, as) =>
    sendDelete(browser, routes.profile.href(), { password }, as),
  'ending one’s own session in the list': async (browser, as) =>
    sendDelete(browser, await ownSessionPath(browser), {}, as),
  'restoring the address of the account': async (browser, as, account) =>
    browser.send(await undoPath(browser, account), {}, { as }),
}

describe.each(Object.entries(signOuts))('%s', (_, signOut) => {
  test.each(['page', 'inertia', 'json'] as const)(
    'leaves nothing of the account on the machine but cookies that know nobody (%s)',
    async (as) => {
      const { account, browser } = await signedInUser()
      browser.cookies.set('appearance', 'dark')
      const response = await signOut(browser, as, account)
      expect(cleared(response)).toBe('"cache", "storage"')
      expect(await isSignedIn(browser)).toBe(false)
      expect(browser.cookies.get('appearance')).toBe('dark')
      expect(browser.cookies.has('XSRF-TOKEN')).toBe(true)
      expect(browser.cookies.has('__Host-session')).toBe(false)
    },
  )
})

describe('nothing is cleared', () => {
  test('by a page, or a sign-in', async () => {
    const { account, browser } = await signedInUser()
    expect(cleared(await browser.visit(routes.dashboard.href()))).toBeNull()
    await browser.send(routes.logout.href(), {})
    expect(cleared(await browser.visit('/'))).toBeNull()
    const fields = { email: account.email, password }
    expect(cleared(await browser.send(routes.login.href(), fields))).toBeNull()
  })

  test('by a refused deletion, nor by the end of a session elsewhere', async () => {
    const account = await createUser()
    const [laptop, phone] = [await signedInAs(account), await signedInAs(account)]
    const wrong = { password: 'wrong' }
    expect(cleared(await sendDelete(laptop, routes.profile.href(), wrong, 'page'))).toBeNull()
    expect(cleared(await sendDelete(laptop, await ownSessionPath(phone), {}, 'page'))).toBeNull()
    expect(await isSignedIn(phone)).toBe(false)
    expect(cleared(await phone.visit(routes.dashboard.href()))).toBeNull()
  })

  test('by a stranger who is not signed in', async () => {
    const browser = await signedInAs(await createUser())
    await browser.send(routes.logout.href(), {})
    expect(cleared(await browser.send(routes.logout.href(), {}))).toBeNull()
  })
})
