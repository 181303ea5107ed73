import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import {
  codeFor,
  createUser,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import {
  addKey,
  confirmBy,
  confirmOptions,
  sendConfirmation,
  signedInBy,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { confirm } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { peoplePage } from '#tests/support/desk/people.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const inbox = routes.deskInbox.href()
const confirmation = routes.confirmPassword.href()
const { secondFactor } = messages.desk

const visit = (browser: Browser, as: 'page' | 'json') =>
  browser.visit(inbox, { headers: accepts[as] })

const staff = () => withPasskey({ role: 'advisor', withTwoFactor: false })

async function expectAsked(browser: Browser, to = confirmation): Promise<void> {
  expect(expectRedirect(await visit(browser, 'page'), browser)).toBe(to)
  await expectJson(await visit(browser, 'json'), 403, { message: secondFactor })
}

describe('at the desk, without two-factor', () => {
  test('lets people pass who signed in by passkey', async () => {
    const { key } = await staff()
    expect((await visit(await signedInBy(key), 'page')).status).toBe(200)
  })

  test('asks people who signed in by password for the passkey, then leads on', async () => {
    const { account, key } = await staff()
    const browser = newVisitor()
    const { email } = account
    await browser.send(routes.login.href(), { email, password }, { as: 'json' })
    await expectAsked(browser)
    const { props } = await browser.page(confirmation)
    expect(props).toMatchObject({ hasPasskeys: true, status: secondFactor })
    const { challenge } = await confirmOptions(browser)
    const sent = await sendConfirmation(browser, await key.assert(challenge), 'inertia')
    expect(expectRedirect(sent, browser)).toBe(inbox)
    expect((await visit(browser, 'page')).status).toBe(200)
    expect((await browser.page(confirmation)).props.status).toBeNull()
  })

  test('lets people pass who have just created their first one', async () => {
    const { account, browser } = await signedInUser(
      { role: 'advisor', withTwoFactor: false },
      { confirmed: true },
    )
    await expectAsked(browser, routes.twoFactor.href())
    await addKey(account, { browser })
    expect((await visit(browser, 'page')).status).toBe(200)
    await expectAsked(await signedInAs(account))
  })

  test('lets people pass who have just set up two-factor as their first factor', async () => {
    const { account, browser } = await signedInUser(
      { role: 'advisor', withTwoFactor: false, withSetup: true },
      { confirmed: true },
    )
    expect((await confirm(browser, { code: codeFor(account.secret) })).status).toBe(200)
    expect((await visit(browser, 'page')).status).toBe(200)
  })

  test('the password is not enough there', async () => {
    const { account } = await staff()
    const browser = await signedInAs(account)
    expect((await browser.send(confirmation, { password }, { as: 'json' })).status).toBe(201)
    await expectAsked(browser)
  })

  test('asks again on a device that was remembered', async () => {
    const { key } = await staff()
    const browser = await signedInBy(key, { remember: true })
    expect((await visit(browser, 'page')).status).toBe(200)
    await expectAsked(withoutSession(browser))
  })

  test('lets pass after a password change, which keeps the session', async () => {
    const { key } = await staff()
    const browser = await signedInBy(key)
    const fields = { password: 'another long one', password_confirmation: 'another long one' }
    const all = { current_password: password, ...fields }
    await browser.send(routes.password.href(), all, { as: 'json', method: 'PUT' })
    expect((await visit(browser, 'page')).status).toBe(200)
  })

  test('asks for two-factor in the settings if there is no passkey', async () => {
    const browser = await signedInAs(await createUser({ role: 'advisor', withTwoFactor: false }))
    await expectAsked(browser, routes.twoFactor.href())
  })

  test('is closed as soon as the last passkey is removed', async () => {
    const { account, key } = await staff()
    const browser = await signedInBy(key)
    await confirmBy(browser, key)
    const [row] = await storedPasskeys(account)
    const path = routes.passkey.href({ id: row?.id ?? '' })
    expect((await browser.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    await expectAsked(browser, routes.twoFactor.href())
  })

  test('asks the sessions of a removed passkey for a remaining one', async () => {
    const { account, key } = await staff()
    const stolen = await signedInBy(key)
    const other = await addKey(account, { name: 'Other' })
    const browser = await signedInBy(other)
    await confirmBy(browser, other)
    const [row] = await storedPasskeys(account)
    const path = routes.passkey.href({ id: row?.id ?? '' })
    await browser.send(path, {}, { as: 'json', method: 'DELETE' })
    await expectAsked(stolen)
    expect((await visit(browser, 'page')).status).toBe(200)
  })

  test('does not exist for members, whatever they signed in with', async () => {
    const { key } = await withPasskey()
    expect((await visit(await signedInBy(key), 'page')).status).toBe(404)
  })
})

describe('at the desk, with two-factor', () => {
  test('does not ask for a passkey as well', async () => {
    const { account } = await withPasskey({ role: 'advisor' })
    expect((await visit(await signedInAs(account), 'page')).status).toBe(200)
  })
})

test('the two-factor settings ask nothing of people who used a passkey', async () => {
  const { key } = await staff()
  const browser = await signedInBy(key)
  await confirmBy(browser, key)
  const { props } = await browser.page(routes.twoFactor.href())
  expect(props.needsSecondFactor).toBe(false)
})

test('the list of people counts a passkey as a second factor', async () => {
  const { account } = await staff()
  const none = await createUser({ role: 'advisor', withTwoFactor: false })
  const owner = await signedInAs(await createUser({ role: 'owner' }))
  const { people } = await peoplePage(owner)
  const of = ({ id }: { id: string }) => people.find((person) => person.id === id)?.secondFactor
  expect([of(account), of(none)]).toEqual([true, false])
})
