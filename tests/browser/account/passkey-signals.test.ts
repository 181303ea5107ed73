import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { signInConfirmed } from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { withAuthenticator } from '#tests/support/chromium/virtual-authenticator.ts'

const settings = routes.passkeys.href()

interface Signals {
  accepted: { rpId: string; userId: string; allAcceptedCredentialIds: string[] }[]
  details: { rpId: string; userId: string; name: string; displayName: string }[]
}

/** Records the signals that the browser receives, and passes them on. */
async function listen(page: Page): Promise<() => Promise<Signals>> {
  await page.addInitScript(() => {
    const signals: Signals = { accepted: [], details: [] }
    Object.assign(window, { signals })
    const api = PublicKeyCredential
    const accept = api.signalAllAcceptedCredentials.bind(api)
    const detail = api.signalCurrentUserDetails.bind(api)
    api.signalAllAcceptedCredentials = (options) => {
      signals.accepted.push(options)
      return accept(options)
    }
    api.signalCurrentUserDetails = (options) => {
      signals.details.push(options)
      return detail(options)
    }
  })
  return () => page.evaluate(() => (window as never as { signals: Signals }).signals)
}

async function openSettings(page: Page) {
  const person = await signInConfirmed(page)
  await open(page, settings)
  return person
}

test('a browser is signalled each change of the passkeys', async ({ page }) => {
  const readSignals = await listen(page)
  const authenticator = await withAuthenticator(page)
  const person = await openSettings(page)
  const count = async () => (await readSignals()).accepted.at(-1)?.allAcceptedCredentialIds.length
  await expect.poll(count).toBe(0)

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(messages.passkeys.added)).toBeVisible()
  await expect.poll(count).toBe(1)
  const signals = await readSignals()
  expect(signals.accepted.at(-1)?.rpId).toBe('localhost')
  expect(signals.details.at(-1)).toMatchObject({ name: person.email, displayName: person.name })
  expect(signals.details.at(-1)?.userId).toBe(signals.accepted.at(-1)?.userId)

  const before = signals.accepted.length
  await page.getByText('Rename').click()
  await page.getByLabel(/^New name of/).fill('Old laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.passkeys.renamed)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Old laptop')
  await expect.poll(async () => (await readSignals()).accepted.length).toBeGreaterThan(before)
  expect(await authenticator.keys()).toBe(1)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(messages.passkeys.removed)).toBeVisible()
  // The browser deletes the passkey from the device as well.
  await expect.poll(() => authenticator.keys()).toBe(0)
})

test('a browser is signalled the new name and address of the account', async ({ page }) => {
  const readSignals = await listen(page)
  const authenticator = await withAuthenticator(page)
  const person = await openSettings(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(messages.passkeys.added)).toBeVisible()

  await open(page, routes.profile.href())
  const next = { name: 'Amina Wekesa', email: `new-${person.email}` }
  await page.getByLabel('Name').fill(next.name)
  await page.getByLabel('Email').fill(next.email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await readSignals()).details.at(-1))
    .toMatchObject({ name: next.email, displayName: next.name })
  await expect.poll(() => authenticator.names()).toEqual([next.email])
  expect(await authenticator.keys()).toBe(1)
})

test('a page from the history signals the current passkeys, not its own', async ({ page }) => {
  const readSignals = await listen(page)
  const authenticator = await withAuthenticator(page)
  await openSettings(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(routes.profile.href())
  const other = await page.context().newPage()
  await open(other, settings)
  const otherAuthenticator = await withAuthenticator(other)
  await other.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(other.getByText(messages.passkeys.added)).toBeVisible()
  expect(await otherAuthenticator.keys()).toBe(1)

  await page.goBack()
  await expect(page).toHaveURL(settings)
  const count = async () => (await readSignals()).accepted.at(-1)?.allAcceptedCredentialIds.length
  await expect.poll(count).toBe(1)
  expect(await authenticator.keys()).toBe(0)
})

test('a browser without signals works as before', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials')
    Reflect.deleteProperty(PublicKeyCredential, 'signalCurrentUserDetails')
  })
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await withAuthenticator(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(messages.passkeys.added)).toBeVisible()
  expect(paths).not.toContain(routes.passkeySignals.href())
})
