import { beforeEach, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  newPassword,
  password,
} from '#tests/support/account/accounts.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import { addKey, storedPasskeys, withPasskey } from '#tests/support/account/passkeys.ts'
import { resetPassword } from '#tests/support/account/reset-password.ts'
import {
  answerChallenge,
  confirmWith,
  logIn,
  passwordOnly,
} from '#tests/support/account/second-factor.ts'
import {
  accountRow,
  confirm,
  disable,
  enable,
  regenerate,
} from '#tests/support/account/two-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { roleOfRow } from '#tests/support/desk/people.ts'
import { linkIn, mailTo, subjects } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const refusal = { message: 'Confirm with your second factor.' }

stoppedClock()

const refused = (response: Response) => expectJson(response, 403, refusal)

const addOptions = (browser: Browser) =>
  browser.send(routes.addPasskeyOptions.href(), {}, { as: 'json' })

const addPasskey = (browser: Browser) =>
  browser.send(routes.addPasskey.href(), { name: 'Mine', credential: 'any' }, { as: 'json' })

async function removePasskey(browser: Browser, account: Account): Promise<Response> {
  const [row] = await storedPasskeys(account)
  const path = routes.passkey.href({ id: row?.id ?? '' })
  return browser.send(path, {}, { as: 'json', method: 'DELETE' })
}

const move = (browser: Browser, email: string) =>
  browser.send(routes.profile.href(), { name: 'A', email }, { as: 'json', method: 'PATCH' })

let addresses = 0
const thiefsAddress = () => `thief-${addresses++}@elsewhere.example.org`

/** Expects that a browser cannot change factors in any way, and that nothing changed. */
async function expectNoWay(browser: Browser, account: Account): Promise<void> {
  const before = { keys: await storedPasskeys(account), user: await accountRow(account) }
  await refused(await enable(browser))
  await refused(await confirm(browser, { code: '000000' }))
  await refused(await disable(browser))
  await refused(await regenerate(browser))
  await refused(await addOptions(browser))
  await refused(await addPasskey(browser))
  if (before.keys.length > 0) await refused(await removePasskey(browser, account))
  expect(await storedPasskeys(account)).toEqual(before.keys)
  expect(await accountRow(account)).toEqual(before.user)
  expect(await roleOfRow(account)).toBe(role)
}

async function expectNoDesk(browser: Browser): Promise<void> {
  const response = await browser.visit(routes.deskInbox.href(), { headers: accepts.json })
  expect(response.status).toBe(403)
}

// A member has no role to lose besides; the routes are the same: `security/factor-routes`.
const role: Role = 'owner'

describe('the password of an owner of the desk who has a passkey and no two-factor', () => {
  const options = { role, withTwoFactor: false }
  let owner: Account

  beforeEach(async () => {
    owner = (await withPasskey(options)).account
  })

  test('does not turn two-factor on', async () => {
    const browser = await passwordOnly(owner)
    await refused(await enable(browser))
    expect((await accountRow(owner))?.twoFactorSecret).toBeNull()
    await expectNoDesk(browser)
  })

  test('does not add a second passkey', async () => {
    const browser = await passwordOnly(owner)
    await refused(await addOptions(browser))
    await refused(await addPasskey(browser))
    expect(await storedPasskeys(owner)).toHaveLength(1)
    await expectNoDesk(browser)
  })

  test('does not remove the passkey, to add another as the first', async () => {
    const browser = await passwordOnly(owner)
    await refused(await removePasskey(browser, owner))
    await expect(addKey(owner, { browser })).rejects.toThrow('403')
    expect(await storedPasskeys(owner)).toHaveLength(1)
    await expectNoDesk(browser)
  })

  test('does not delete the account, and all factors with it', async () => {
    const browser = await passwordOnly(owner)
    const path = routes.profile.href()
    await refused(await browser.send(path, { password }, { as: 'json', method: 'DELETE' }))
    expect(await storedPasskeys(owner)).toHaveLength(1)
    expect(await roleOfRow(owner)).toBe(role)
  })

  test('is not more for who has set it by the mailbox', async () => {
    const { email } = owner
    await resetPassword({ email })
    expect(await storedPasskeys(owner)).toHaveLength(1)
    const browser = await passwordOnly({ email, password: newPassword })
    await expectNoWay(browser, owner)
    await expectNoDesk(browser)
  })

  test('is not more at an address that was just set, and never verified', async () => {
    const email = thiefsAddress()
    expect((await move(await passwordOnly(owner), email)).status).toBe(204)
    await resetPassword({ email })
    expect(await storedPasskeys(owner)).toHaveLength(1)
    const browser = await passwordOnly({ email, password: newPassword })
    await expectNoWay(browser, owner)
  })

  test('is not more by the way back to such an address, once that of the owner is over', async () => {
    const [first, second] = [thiefsAddress(), thiefsAddress()]
    await move(await passwordOnly(owner), first)
    later(lifetimes.emailUndoSeconds)
    await move(await passwordOnly({ email: first }), second)
    const { pathname } = linkIn(await mailTo(first, subjects.emailChanged))
    expect((await newVisitor().send(pathname, {}, { as: 'json' })).status).toBe(200)
    expect(await storedPasskeys(owner)).toHaveLength(1)
    await resetPassword({ email: first })
    const browser = await passwordOnly({ email: first, password: newPassword })
    await expectNoWay(browser, owner)
    await expectNoDesk(browser)
  })
})

/** Creates an account with two-factor and a remembered device. */
async function remembered() {
  const account = await createUser({ withTwoFactor: true, role })
  const { browser } = await logIn(account, { remember: true })
  const code = codeFor(account.secret)
  expect((await answerChallenge(browser, { code })).status).toBe(204)
  await withoutSession(browser).visit('/')
  expect((await confirmWith(browser)).status).toBe(201)
  return { owner: account, browser }
}

describe('the password of an owner of the desk who has two-factor', () => {
  test('is not enough on a device that was remembered', async () => {
    const { owner, browser } = await remembered()
    await expectNoWay(browser, owner)
    for (const { href } of [
      routes.twoFactorSecretKey,
      routes.twoFactorQrCode,
      routes.twoFactorRecoveryCodes,
    ]) {
      await refused(await browser.visit(href(), { headers: accepts.json }))
    }
  })

  test('asks for the code though the mailbox has set it', async () => {
    const { owner: account } = await remembered()
    await resetPassword(account)
    const { email } = account
    expect((await logIn({ email, password: newPassword })).challenged).toBe(true)
  })

  test('asks for the code at an address that was just set, and never verified', async () => {
    const { owner, browser } = await remembered()
    const email = thiefsAddress()
    expect((await move(browser, email)).status).toBe(204)
    await resetPassword({ email })
    expect((await logIn({ email, password: newPassword })).challenged).toBe(true)
    expect(await accountRow(owner)).toMatchObject({
      twoFactorConfirmedAt: expect.any(Date),
      role,
    })
  })
})
