import { describe, expect, test } from 'vitest'
import { guessLimit, lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { type Account, codeFor, createUser, password } from '#tests/support/account/accounts.ts'
import { startSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const cookie = '__Host-device'

stoppedClock()

const logIn = (browser: Browser, { email }: { email: string }, text = password) =>
  browser.send(routes.login.href(), { email, password: text }, { as: 'json' })

/** Returns a new browser that has only a device cookie. */
function device(value: string | undefined): Browser {
  const browser = newVisitor()
  browser.cookies.set(cookie, value ?? '')
  return browser
}

async function knownDevice(account: Account): Promise<Browser> {
  const browser = newVisitor()
  expect((await logIn(browser, account)).status).toBe(200)
  return device(browser.cookies.get(cookie))
}

async function strangersGuess(account: { email: string }): Promise<void> {
  for (let tried = 0; tried < guessLimit.wrong; tried++) await logIn(newVisitor(), account, 'wrong')
  expect((await logIn(newVisitor(), account)).status).toBe(429)
}

describe('a known device', () => {
  test('is not locked out by the guesses of strangers', async () => {
    const account = await createUser()
    const mine = await knownDevice(account)
    await strangersGuess(account)
    expect((await logIn(mine, account)).status).toBe(200)
    expect((await logIn(newVisitor(), account)).status).toBe(429)
  })

  test('has its own limit of wrong guesses', async () => {
    const account = await createUser()
    const mine = await knownDevice(account)
    for (let tried = 0; tried < guessLimit.wrong; tried++) {
      expect((await logIn(mine, account, 'wrong')).status).toBe(422)
    }
    expect((await logIn(mine, account)).status).toBe(429)
    expect((await logIn(newVisitor(), account)).status).toBe(200)
  })

  test('knows the account in any spelling', async () => {
    const account = await createUser()
    const mine = await knownDevice(account)
    await strangersGuess(account)
    expect((await logIn(mine, { email: ` ${account.email.toUpperCase()}` })).status).toBe(200)
  })

  test('is unknown to other accounts', async () => {
    const [account, other] = [await createUser(), await createUser()]
    const mine = await knownDevice(account)
    await strangersGuess(other)
    expect((await logIn(mine, other)).status).toBe(429)
  })

  test("has a limit of its own, separate from the owner's other devices", async () => {
    const account = await createUser()
    const [phone, laptop] = [await knownDevice(account), await knownDevice(account)]
    for (let tried = 0; tried < guessLimit.wrong; tried++) await logIn(phone, account, 'wrong')
    expect((await logIn(laptop, account)).status).toBe(200)
  })

  test('shares a wider limit with all of them', async () => {
    const account = await createUser()
    const devices: Browser[] = []
    const enough = guessLimit.wrongOnDevices / guessLimit.wrong + 1
    for (let made = 0; made < enough; made++) devices.push(await knownDevice(account))
    const statuses: number[] = []
    for (const guesser of devices) {
      for (let tried = 0; tried < guessLimit.wrong; tried++) {
        statuses.push((await logIn(guesser, account, 'wrong')).status)
      }
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(guessLimit.wrongOnDevices)
    expect((await logIn(newVisitor(), account)).status).toBe(200)
  })

  test('is unknown to a later account with the same address', async () => {
    const account = await createUser()
    const mine = await knownDevice(account)
    const owner = newVisitor()
    await logIn(owner, account)
    const options = { as: 'json', method: 'DELETE' } as const
    expect((await owner.send(routes.profile.href(), { password }, options)).status).toBe(204)
    const later = await createUser({ email: account.email })
    await strangersGuess(later)
    expect((await logIn(mine, later)).status).toBe(429)
  })

  test("stays known after its account's address changed", async () => {
    const account = await createUser()
    const browser = newVisitor()
    await logIn(browser, account)
    const moved = { name: 'Amina', email: `moved-${account.email}` }
    await browser.send(routes.profile.href(), moved, { as: 'json', method: 'PATCH' })
    await strangersGuess(moved)
    expect((await logIn(device(browser.cookies.get(cookie)), moved)).status).toBe(200)
  })

  test('is remembered after the second factor, not after the password alone', async () => {
    const { account, browser } = await startSignIn()
    expect(browser.cookies.has(cookie)).toBe(false)
    const code = codeFor(account.secret)
    await browser.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })
    expect(browser.cookies.has(cookie)).toBe(true)
  })

  test('stays known after a sign-out, without signing anybody in', async () => {
    const account = await createUser()
    const browser = newVisitor()
    await logIn(browser, account)
    await browser.send(routes.logout.href(), {})
    expect(browser.cookies.has(cookie)).toBe(true)
    const { props } = await device(browser.cookies.get(cookie)).page('/')
    expect(props.auth).toEqual({ user: null })
  })

  test('remembers five accounts', async () => {
    const [first, second] = [await createUser(), await createUser()]
    const accounts = [first, second]
    for (let made = 2; made < 6; made++) accounts.push(await createUser())
    const browser = newVisitor()
    for (const account of accounts) {
      await logIn(browser, account)
      await browser.send(routes.logout.href(), {}, { as: 'json' })
    }
    await strangersGuess(first)
    await strangersGuess(second)
    expect((await logIn(device(browser.cookies.get(cookie)), first)).status).toBe(429)
    expect((await logIn(device(browser.cookies.get(cookie)), second)).status).toBe(200)
  })
})

const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Replaces the last base64 character of 32 bytes by one that differs in unused bits only. */
function sameBytes(last: string): string {
  return base64Url[base64Url.indexOf(last) ^ 1] ?? ''
}

describe('the device cookie', () => {
  test('is HttpOnly, lives a year, and names nobody', async () => {
    const account = await createUser()
    const browser = newVisitor()
    const response = await logIn(browser, account)
    const line = response.headers.getSetCookie().find((header) => header.startsWith(cookie)) ?? ''
    expect(line).toContain(`Max-Age=${lifetimes.deviceSeconds}`)
    expect(line).toContain('HttpOnly')
    expect(line).not.toContain(account.id)
    expect(decodeURIComponent(line)).not.toContain(account.email)
  })

  test.each([
    ['changed', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['spelled in another way', (value: string) => value.replace(/.$/, sameBytes)],
    ['without its signature', (value: string) => value.split('.')[0] ?? ''],
    ['with one more account', (value: string) => value.replace('.', `~${'A'.repeat(22)}.`)],
    ['with another id', (value: string) => `x${value}`],
  ])('is worthless when it is %s', async (_, change) => {
    const account = await createUser()
    const browser = newVisitor()
    await logIn(browser, account)
    const value = change(browser.cookies.get(cookie) ?? '')
    await strangersGuess(account)
    expect((await logIn(device(value), account)).status).toBe(429)
  })
})
