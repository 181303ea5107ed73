import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { maxPasskeys } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, expectJson, isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  createUser,
  db,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { type AnswerOverrides, Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addKey,
  addOptions,
  answer,
  confirmBy,
  confirmOptions,
  ownerWithNewKey,
  refusals,
  sendPasskey,
  sendSignIn,
  signedInBy,
  signInOptions,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { passkeys } from '#worker/db/schema.ts'

const { tooMany } = messages.passkeys

describe('credential of another account', () => {
  test('that names another account signs nobody in', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const handle = btoa(theirs.account.id).replace(/=+$/, '')
    const browser = newVisitor()
    const credential = await answer(browser, mine.key, { userHandle: handle })
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })

  test.each([null, '', 'AAAA'])('that names %j signs nobody in', async (userHandle) => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key, { userHandle })
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })

  test('confirms nothing in mine', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const browser = await signedInAs(mine.account)
    await expectInvalid(await confirmBy(browser, theirs.key), refusals.confirmation)
    const unnamed = await confirmBy(browser, theirs.key, { userHandle: null })
    await expectInvalid(unnamed, refusals.confirmation)
    expect((await confirmBy(browser, mine.key, { userHandle: null })).status).toBe(201)
  })

  test('signed by my key under its id is refused', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const browser = newVisitor()
    const credential = await answer(browser, mine.key, {
      id: theirs.key.id,
      userHandle: btoa(theirs.account.id).replace(/=+$/, ''),
    })
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })

  test('cannot be added to mine', async () => {
    const { key } = await withPasskey()
    const { owner, browser, challenge } = await ownerWithNewKey()
    const credential = await key.attest(challenge)
    await expectInvalid(await sendPasskey(browser, { credential }), refusals.adding)
    expect(await storedPasskeys(owner)).toEqual([])
  })

  test('can be changed and removed by its owner alone', async () => {
    const { account } = await withPasskey()
    const [row] = await storedPasskeys(account)
    const path = routes.passkey.href({ id: row?.id ?? '' })
    const other = await signedInAs(await createUser(), { confirmed: true })
    const message = messages.refusals.notFound(path.slice(1))
    const renamed = await other.send(path, { name: 'Mine' }, { as: 'json', method: 'PATCH' })
    await expectJson(renamed, 404, { message })
    await expectJson(await other.send(path, {}, { as: 'json', method: 'DELETE' }), 404, { message })
    expect(await storedPasskeys(account)).toEqual([row])
  })
})

describe('removed key', () => {
  test('signs nobody in, and confirms nothing', async () => {
    const { account, key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key)
    const [row] = await storedPasskeys(account)
    const owner = await signedInAs(account, { confirmed: true, proved: true })
    const path = routes.passkey.href({ id: row?.id ?? '' })
    expect((await owner.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
    await expectInvalid(await confirmBy(owner, key), refusals.confirmation)
  })

  test('of a deleted account signs nobody in', async () => {
    const { account, key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key)
    const owner = await signedInAs(account, { proved: true })
    const gone = await owner.send(
      routes.profile.href(),
      { password },
      { as: 'json', method: 'DELETE' },
    )
    expect(gone.status).toBe(204)
    expect(await storedPasskeys(account)).toEqual([])
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })
})

describe('enumeration by options', () => {
  test('shows nobody which accounts and keys there are', async () => {
    await withPasskey()
    const { email } = await createUser()
    const shapes = []
    for (const fields of [{}, { email }, { email: 'nobody@example.com' }, { username: email }]) {
      const response = await newVisitor().send(routes.passkeySignInOptions.href(), fields, {
        as: 'json',
      })
      const { challenge: _, ...options } = await response.json<{ challenge: string }>()
      shapes.push(JSON.stringify([response.status, options]))
    }
    expect(new Set(shapes).size).toBe(1)
  })

  test('asks no store for a visitor', async () => {
    const stores = countedStores()
    const browser = newVisitor(stores.env)
    await browser.page('/')
    stores.reset()
    await signInOptions(browser)
    expect(stores.count).toEqual({ d1: [], kv: [] })
  })

  test('tells a key that is known from one that is not by neither reply nor work', async () => {
    const observe = async (key: Authenticator, overrides: AnswerOverrides = {}) => {
      const stores = countedStores()
      const browser = newVisitor(stores.env)
      const credential = await answer(browser, key, overrides)
      stores.reset()
      const response = await sendSignIn(browser, credential)
      return { status: response.status, body: await response.text(), ...stores.count }
    }
    const { key } = await withPasskey()
    const user = { id: 'AAAA', name: '', displayName: '' }
    const unknown = await observe(await Authenticator.make({ user }))
    expect(unknown.status).toBe(422)
    expect(await observe(key, { userHandle: 'AAAA' })).toEqual(unknown)
    expect(await observe(key, { userVerified: false })).toEqual(unknown)
    expect(await observe(key, { origin: 'https://evil.test' })).toEqual(unknown)
  })

  test('checks a signature for a key that nobody has, too', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    const signatures = async (key: Authenticator, overrides: AnswerOverrides) => {
      const browser = newVisitor()
      const credential = await answer(browser, key, overrides)
      verify.mockClear()
      await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
      const names = verify.mock.calls.map(([algorithm]) =>
        typeof algorithm === 'string' ? algorithm : algorithm.name,
      )
      return names.filter((name) => name === 'ECDSA').length
    }
    const { account, key } = await withPasskey()
    const handle = { userHandle: btoa(account.id) }
    const other = await Authenticator.make({ user: { id: '', name: '', displayName: '' } })
    expect(await signatures(other, { ...handle, id: key.id })).toBe(1)
    expect(await signatures(other, handle)).toBe(1)
    verify.mockRestore()
  })

  test('names own keys alone to who is signed in', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const browser = await signedInAs(mine.account, { confirmed: true, proved: true })
    const { excludeCredentials } = await addOptions(browser)
    const { allowCredentials = [] } = await confirmOptions(browser)
    for (const descriptors of [excludeCredentials, allowCredentials]) {
      expect(descriptors.map(({ id }) => id)).toEqual([mine.key.id])
      expect(JSON.stringify(descriptors)).not.toContain(theirs.key.id)
    }
  })
})

describe('eleventh key', () => {
  test('is refused, and room is there again once one is removed', async () => {
    const account = await createUser()
    for (let made = 0; made < maxPasskeys; made++) await addKey(account, { name: `Key ${made}` })
    const { browser, challenge, key } = await ownerWithNewKey(account)
    const credential = await key.attest(challenge)
    await expectInvalid(await sendPasskey(browser, { credential }), { credential: [tooMany] })
    const [first] = await storedPasskeys(account)
    await db.delete(passkeys).where(eq(passkeys.id, first?.id ?? ''))
    await addKey(account)
    expect(await storedPasskeys(account)).toHaveLength(maxPasskeys)
  })

  test('is refused of many that come at once', async () => {
    const { account } = await withPasskey()
    const prepared = []
    for (let made = 1; made < maxPasskeys + 5; made++) {
      const { browser, challenge, key } = await ownerWithNewKey(account)
      prepared.push({ browser, credential: await key.attest(challenge) })
    }
    const sent = prepared.map(({ browser, credential }) => sendPasskey(browser, { credential }))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxPasskeys - 1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(await storedPasskeys(account)).toHaveLength(maxPasskeys)
  })
})

describe('downgrade', () => {
  test('a password sign-in still asks for the code where two-factor is on', async () => {
    const { account } = await withPasskey({ withTwoFactor: true })
    const browser = newVisitor()
    const { email } = account
    const response = await browser.send(routes.login.href(), { email, password }, { as: 'json' })
    await expectJson(response, 200, { two_factor: true })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('who signed in by passkey gives the password where it is asked for', async () => {
    const { key } = await withPasskey()
    const browser = await signedInBy(key)
    expect((await confirmBy(browser, key)).status).toBe(201)
    const change = {
      password: 'a wholly different one',
      password_confirmation: 'a wholly different one',
    }
    const requests: [path: string, method: string, fields: object, field: string][] = [
      [routes.password.href(), 'PUT', change, 'current_password'],
      [routes.profile.href(), 'DELETE', {}, 'password'],
      [routes.sessions.href(), 'DELETE', {}, 'password'],
    ]
    for (const [path, method, fields, field] of requests) {
      const response = await browser.send(path, fields, { as: 'json', method })
      expect(response.status).toBe(422)
      expect(await response.json()).toHaveProperty(['errors', field])
    }
  })

  test('a sign-in alone opens no secure area', async () => {
    const { key } = await withPasskey()
    const browser = await signedInBy(key)
    for (const path of [routes.addPasskeyOptions.href(), routes.enableTwoFactor.href()]) {
      expect((await browser.send(path, {}, { as: 'json' })).status).toBe(423)
    }
  })

  test('a key that was added says nothing of sessions that were there before', async () => {
    const { account, browser } = await signedInUser(
      { role: 'owner', withTwoFactor: false },
      { confirmed: true },
    )
    await addKey(account)
    const response = await browser.visit(routes.deskInbox.href(), {
      headers: { Accept: 'application/json' },
    })
    await expectJson(response, 403, { message: messages.desk.secondFactor })
  })
})
