import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  codeFor,
  createUser,
  newPassword,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import {
  accountRow,
  confirm,
  disable,
  enable,
  off,
  on,
  secureBrowser,
  twoFactorState,
} from '#tests/support/account/two-factor.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

describe('two requests of one account at the same time', () => {
  test('never replace the secret that was confirmed meanwhile', async () => {
    const account = await createUser({ withSetup: true })
    const other = await secureBrowser(account)
    const DB = interruptedDatabase(async () => {
      expect((await confirm(other, { code: codeFor(account.secret) })).status).toBe(200)
    })
    const before = await accountRow(account)
    const browser = await signedInAs(account, { confirmed: true, DB })
    await browser.page('/')
    await enable(browser, { force: true })
    expect((await accountRow(account))?.twoFactorSecret).toBe(before?.twoFactorSecret)
    expect(await twoFactorState(other)).toEqual(on)
  })

  test('never turn two-factor on without a secret', async () => {
    const account = await createUser({ withSetup: true })
    const other = await secureBrowser(account)
    const DB = interruptedDatabase(async () => {
      expect((await disable(other)).status).toBe(200)
    })
    const browser = await signedInAs(account, { confirmed: true, DB })
    await browser.page('/')
    await confirm(browser, { code: codeFor(account.secret) })
    expect(await twoFactorState(other)).toEqual(off)
    expect(await accountRow(account)).toMatchObject({
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
    })
  })

  test('open no session by the old password once it was changed', async () => {
    const account = await createUser()
    const owner = await signedInAs(account)
    const DB = interruptedDatabase(async () => {
      const pair = { password: newPassword, password_confirmation: newPassword }
      const fields = { current_password: password, ...pair }
      const options = { as: 'json', method: 'PUT' } as const
      expect((await owner.send(routes.password.href(), fields, options)).status).toBe(204)
    })
    const thief = newVisitor({ DB })
    const fields = { email: account.email, password, remember: true }
    await thief.send(routes.login.href(), fields, { as: 'json' })
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })
})

describe('a request that began before its session was ended', () => {
  /** Returns a browser whose requests lose the race against a password change elsewhere. */
  async function overtaken() {
    const account = await createUser()
    const owner = await signedInAs(account)
    const changes = {
      current_password: password,
      password: newPassword,
      password_confirmation: newPassword,
    }
    const DB = interruptedDatabase(async () => {
      const response = await owner.send(routes.password.href(), changes, {
        as: 'json',
        method: 'PUT',
      })
      expect(response.status).toBe(204)
    })
    return { account, owner, thief: await signedInAs(account, { DB }) }
  }

  const logIn = ({ email }: { email: string }, secret: string) =>
    newVisitor().send(routes.login.href(), { email, password: secret }, { as: 'json' })

  test('opens no new one by confirming the password that was changed meanwhile', async () => {
    const { owner, thief } = await overtaken()
    const response = await thief.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    expect(response.status).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('does not change the password once more', async () => {
    const { account, owner, thief } = await overtaken()
    const changes = {
      current_password: password,
      password: 'the passphrase of a thief',
      password_confirmation: 'the passphrase of a thief',
    }
    const options = { as: 'json', method: 'PUT' } as const
    expect((await thief.send(routes.password.href(), changes, options)).status).toBe(401)
    expect((await logIn(account, newPassword)).status).toBe(200)
    expect(await isSignedIn(owner)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('does not delete the account', async () => {
    const { account, thief } = await overtaken()
    const options = { as: 'json', method: 'DELETE' } as const
    expect((await thief.send(routes.profile.href(), { password }, options)).status).toBe(401)
    expect((await logIn(account, newPassword)).status).toBe(200)
  })
})

describe('a sign-in that is overtaken', () => {
  test('by two-factor being turned on opens nothing without the second factor', async () => {
    const account = await createUser({ withSetup: true })
    const owner = await secureBrowser(account)
    const DB = interruptedDatabase(async () => {
      expect((await confirm(owner, { code: codeFor(account.secret) })).status).toBe(200)
    })
    const browser = newVisitor({ DB })
    const fields = { email: account.email, password, remember: true }
    expect((await browser.send(routes.login.href(), fields, { as: 'json' })).status).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
    expect(browser.cookies.has('__Host-remember')).toBe(false)
  })

  test('by two-factor being turned off opens nothing, though its code was right', async () => {
    const account = await createUser({ withTwoFactor: true })
    const owner = await secureBrowser(account)
    const DB = interruptedDatabase(async () => {
      expect((await disable(owner)).status).toBe(200)
    })
    const browser = newVisitor({ DB })
    await browser.send(routes.login.href(), account, { as: 'json' })
    const answer = { code: codeFor(account.secret) }
    const reply = await browser.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })
    expect(reply.status).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('by the end of all other sessions is not made by a device that was remembered', async () => {
    const account = await createUser()
    const owner = await signedInAs(account)
    const device = newVisitor()
    const fields = { email: account.email, password, remember: true }
    await device.send(routes.login.href(), fields, { as: 'json' })
    const DB = interruptedDatabase(async () => {
      const options = { as: 'json', method: 'DELETE' } as const
      expect((await owner.send(routes.sessions.href(), { password }, options)).status).toBe(204)
    })
    const later = newVisitor({ DB })
    later.cookies.set('__Host-remember', device.cookies.get('__Host-remember') ?? '')
    expect(await isSignedIn(later)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })
})
