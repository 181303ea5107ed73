import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  expectAccessible,
  expectFits,
  expectGoodLooks,
} from '#tests/support/chromium/accessible.ts'
import {
  logIn,
  loseSession,
  type Person,
  signInAsMember,
  signInConfirmed,
  signOut,
} from '#tests/support/chromium/accounts.ts'

import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { withAuthenticator } from '#tests/support/chromium/virtual-authenticator.ts'

const settings = routes.passkeys.href()
const login = routes.login.href()

async function confirm(page: Page, { password }: Person) {
  await expect(page).toHaveURL(routes.confirmPassword.href())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm password' }).click()
}

async function addPasskey(page: Page, name = 'My laptop') {
  await open(page, settings)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(messages.passkeys.added)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText(name)
}

/** Turns autofill off, so that only the button requests a passkey. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function signedOutWithPasskey(page: Page) {
  await withoutOffer(page)
  const authenticator = await withAuthenticator(page)
  const person = await signInConfirmed(page)
  await addPasskey(page)
  await loseSession(page)
  return { person, authenticator }
}

test('a passkey is added, signs in where a name is filled in, confirms and is removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const authenticator = await withAuthenticator(page)
  const person = await signInAsMember(page)
  await open(page, settings)
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirm(page, person)
  await expect(page).toHaveURL(settings)
  await addPasskey(page)
  expect(await authenticator.keys()).toBe(1)
  await signOut(page, person)

  // The browser offers the passkey and its owner accepts: nothing is typed or pressed.
  await page.goto(login)
  await expect(page).toHaveURL(routes.dashboard.href())
  await expect(page.getByRole('link', { name: '1 passkey' })).toBeVisible()

  await page.goto(routes.twoFactor.href())
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page).toHaveURL(routes.twoFactor.href())

  await open(page, settings)
  const row = page.getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(messages.passkeys.removed)).toBeVisible()
  await expect(page.getByText('You have none yet.')).toBeVisible()
})

test('the button signs in, remembers the device and the method', async ({ page }) => {
  await signedOutWithPasskey(page)
  await open(page, login)
  await expect(page.getByText('Last time you logged in here with your password.')).toBeVisible()
  await page.getByLabel('Remember me').check()
  await passkeyButton(page).click()
  await expect(page).toHaveURL(routes.dashboard.href())
  const cookies = await page.context().cookies()
  expect(cookies.map((cookie) => cookie.name)).toContain('remember')
  await loseSession(page)
  await page.context().clearCookies({ name: 'remember' })
  await open(page, login)
  await expect(page.getByText('Last time you signed in here with a passkey.')).toBeVisible()
})

test('the screens are accessible and fit, without passkeys and with', async ({ page }) => {
  await withAuthenticator(page)
  await signInConfirmed(page)
  await open(page, settings)
  await expectGoodLooks(page)
  await addPasskey(page, 'W'.repeat(60))
  await page.getByText('Rename').click()
  await expectGoodLooks(page)
  await open(page, routes.confirmPassword.href())
  await expectGoodLooks(page)
})

test('cancelling is reported, and the person can go on', async ({ page }) => {
  const { person, authenticator } = await signedOutWithPasskey(page)
  await authenticator.refuse()
  await open(page, login)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await expect(page.getByRole('alert')).toContainText('You can log in with your password.')
  await expect(passkeyButton(page)).toBeEnabled()
  await logIn(page, person)
  await expect(page).toHaveURL(routes.dashboard.href())
})

test('cancelling the addition is reported, and the name stays', async ({ page }) => {
  const authenticator = await withAuthenticator(page)
  await signInConfirmed(page)
  await addPasskey(page)
  await authenticator.refuse()
  await page.getByLabel('Name', { exact: true }).fill('Another')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText(/No passkey was made|has a passkey/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Another')
})

test('a device with a passkey creates no second one', async ({ page }) => {
  const authenticator = await withAuthenticator(page)
  await signInConfirmed(page)
  await addPasskey(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('has a passkey for your account already')
  expect(await authenticator.keys()).toBe(1)
})

test('a browser without passkeys says so, and the password still works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  const person = await signInConfirmed(page)
  await open(page, settings)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This browser cannot use passkeys.')
  await loseSession(page)
  await open(page, login)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This browser cannot use passkeys.')
  await logIn(page, person)
  await expect(page).toHaveURL(routes.dashboard.href())
})

test('a key that was removed elsewhere does not sign in, and the page says why', async ({
  page,
}) => {
  // Without signals, as in a browser that does not support them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials')
  })
  const { person } = await signedOutWithPasskey(page)
  await open(page, login)
  await logIn(page, person)
  await expect(page).toHaveURL(routes.dashboard.href())
  await open(page, settings)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await confirm(page, person)
  // The password alone is not enough to remove a passkey.
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.guards.unproved)
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page).toHaveURL(settings)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await loseSession(page)
  await open(page, login)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText(messages.passkeys.notAccepted)
  await expect(page).toHaveURL(login)
})

test('a copy of a key, whose counter is behind, signs nobody in', async ({ page }) => {
  const { authenticator } = await signedOutWithPasskey(page)
  await open(page, login)
  await passkeyButton(page).click()
  await expect(page).toHaveURL(routes.dashboard.href())
  await loseSession(page)
  await authenticator.rollBack()
  await open(page, login)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText(messages.passkeys.notAccepted)
})
