import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  linkInMail,
  logIn,
  loseSession,
  type Person,
  takeMember,
} from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { withAuthenticator } from '#tests/support/chromium/virtual-authenticator.ts'

/** The browser's reaction to a request for an automatic passkey. */
type Behaviour = 'makes one' | 'makes none' | 'cannot'

/**
 * Makes the page's browser behave like one whose password manager has just filled in the password.
 * Chromium's virtual authenticator never does; here every such request creates a passkey at once.
 */
async function behave(page: Page, behaviour: Behaviour) {
  await page.addInitScript((behaviour) => {
    const requests: object[] = []
    Object.assign(window, { requests })
    PublicKeyCredential.getClientCapabilities = async () => ({
      conditionalCreate: behaviour !== 'cannot',
    })
    // Only requests without a user gesture matter here.
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = async (options) => {
      const { mediation, ...rest } = options as CredentialCreationOptions & { mediation?: string }
      requests.push({ mediation, verification: rest.publicKey?.authenticatorSelection })
      if (mediation === 'conditional' && behaviour === 'makes none') {
        throw new DOMException('Nothing was filled in', 'NotAllowedError')
      }
      return create(rest)
    }
  }, behaviour)
}

const requests = (page: Page) =>
  page.evaluate(() => (window as never as { requests: object[] }).requests)

/** Prepares the browser of a visitor, and records the paths that it requests. */
async function prepareVisitor(page: Page, behaviour: Behaviour) {
  await behave(page, behaviour)
  const authenticator = await withAuthenticator(page)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return { authenticator, person: takeMember(), paths }
}

async function logInWithPassword(page: Page, person: Person) {
  await logIn(page, person)
  await expect(page).toHaveURL(routes.dashboard.href())
}

const passkeysOf = async (page: Page) => {
  await open(page, routes.passkeys.href())
  return page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
}

test('a capable browser creates a passkey after a sign-in by password, which then signs in', async ({
  page,
}) => {
  const { authenticator, person, paths } = await prepareVisitor(page, 'makes one')
  await logInWithPassword(page, person)
  await expect.poll(() => authenticator.keys()).toBe(1)
  await expect.poll(() => paths).toContain(routes.automaticPasskey.href())
  expect(await requests(page)).toMatchObject([
    { mediation: 'conditional', verification: { userVerification: 'preferred' } },
  ])
  expect(paths.some((path) => path.includes('automatic-passkey'))).toBe(true)
  await expect(page.getByRole('alert')).toBeHidden()
  await linkInMail(page.request, person.email, 'A passkey was added')
  await expect(await passkeysOf(page)).toHaveCount(1)
  // The passkey must survive the signals that the browser has just received.
  await expect.poll(() => paths).toContain(routes.passkeySignals.href())
  expect(await authenticator.keys()).toBe(1)

  await loseSession(page)
  await open(page, routes.login.href())
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(routes.dashboard.href())
})

test('people with a passkey are not asked for another one after a sign-in by password', async ({
  page,
}) => {
  const { authenticator, person, paths } = await prepareVisitor(page, 'makes one')
  await logInWithPassword(page, person)
  await expect.poll(() => paths).toContain(routes.automaticPasskey.href())
  await loseSession(page)
  paths.length = 0
  await logInWithPassword(page, person)
  await page.waitForLoadState('networkidle')
  expect(paths).not.toContain(routes.automaticPasskeyOptions.href())
  expect(await authenticator.keys()).toBe(1)
})

test('a browser that creates none shows nothing', async ({ page }) => {
  const { person, paths } = await prepareVisitor(page, 'makes none')
  await logInWithPassword(page, person)
  await expect.poll(() => requests(page)).toHaveLength(1)
  expect(paths).not.toContain(routes.automaticPasskey.href())
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(await passkeysOf(page)).toHaveCount(0)
})

test('an incapable browser is not asked, and loads nothing for it', async ({ page }) => {
  const { person, paths } = await prepareVisitor(page, 'cannot')
  await logInWithPassword(page, person)
  await page.waitForLoadState('networkidle')
  expect(await requests(page)).toEqual([])
  expect(paths.filter((path) => path.includes('automatic'))).toEqual([])
})

test.describe('when the server refuses it', () => {
  test.use({ expectedNoise: /status of 422/ })

  test('the browser is told to delete it, and the page shows nothing', async ({ page }) => {
    const { authenticator, person } = await prepareVisitor(page, 'makes one')
    let made = 0
    await page.route(`**${routes.automaticPasskey.href()}`, async (route) => {
      made = await authenticator.keys()
      const json = { message: messages.passkeys.notAdded, errors: {} }
      await route.fulfill({ status: 422, json })
    })
    await logInWithPassword(page, person)
    await expect.poll(() => made).toBe(1)
    await expect.poll(() => authenticator.keys()).toBe(0)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
