import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { maxPasskeys } from '#shared/account/constants.ts'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, expectJson } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  db,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { type AnswerOverrides, Authenticator } from '#tests/support/account/authenticator.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import {
  addKey,
  addOptions,
  answer,
  automaticOptions,
  confirmBy,
  refusals,
  sendAutomatic,
  sendPasskey,
  sendSignIn,
  signedInBy,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { answerChallenge, confirmWith, logIn } from '#tests/support/account/second-factor.ts'
import { accountRow } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { passkeys, sessions, users } from '#worker/db/schema.ts'

stoppedClock()

const { unconfirmed, unproved, unverified } = messages.guards
const unasked: AnswerOverrides = { userPresent: false, userVerified: false }

/** Sends an automatic passkey; by default without user presence. */
async function make(browser: Browser, overrides: AnswerOverrides = unasked) {
  const options = await automaticOptions(browser)
  const key = await Authenticator.make(options)
  const response = await sendAutomatic(browser, await key.attest(options.challenge, overrides))
  return { key, response }
}

const byPassword = async (account: Account) => (await logIn(account)).browser

async function byCode(account: Account, answered: object): Promise<Browser> {
  const browser = await byPassword(account)
  const response = await answerChallenge(browser, answered)
  if (response.status !== 204) throw new Error(`Expected a sign-in, not ${response.status}`)
  return browser
}

const factorsOf = async ({ id }: { id: string }) =>
  (await db.select().from(sessions).where(eq(sessions.userId, id))).map(
    ({ secondFactor }) => secondFactor,
  )

describe('a browser that creates a passkey without asking, after a sign-in by password', () => {
  test('adds it, named after the browser, and its owner is notified', async () => {
    const account = await createUser()
    const browser = await byPassword(account)
    const { response, key } = await make(browser)
    const [row, ...others] = await storedPasskeys(account)
    await expectJson(response, 201, { id: row?.id })
    expect(row).toMatchObject({ credentialId: key.id, name: 'Unknown device' })
    expect(others).toEqual([])
    expect(await subjectsTo(account.email)).toEqual(['A passkey was added'])
  })

  test('does not count as a second factor: its session changes none and opens no desk', async () => {
    const account = await createUser({ role: 'owner', withTwoFactor: false })
    const browser = await byPassword(account)
    expect((await make(browser)).response.status).toBe(201)
    expect(await factorsOf(account)).toEqual([null])
    const desk = await browser.visit(routes.deskInbox.href(), { headers: accepts.json })
    await expectJson(desk, 403, { message: messages.desk.secondFactor })
    await confirmWith(browser)
    const adding = await browser.send(routes.addPasskeyOptions.href(), {}, { as: 'json' })
    await expectJson(adding, 403, { message: unproved })
  })

  test('may also have verified the user', async () => {
    const account = await createUser()
    expect((await make(await byPassword(account), {})).response.status).toBe(201)
    expect(await factorsOf(account)).toEqual([null])
  })

  test('gets options without user verification that exclude existing passkeys', async () => {
    const account = await createUser({ withTwoFactor: true })
    const key = await addKey(account)
    const browser = await byCode(account, { code: codeFor(account.secret) })
    const options = await automaticOptions(browser)
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'preferred',
    })
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.id])
  })

  test('ends an unfinished two-factor set-up, like every first passkey', async () => {
    const account = await createUser({ withSetup: true })
    expect((await make(await byPassword(account))).response.status).toBe(201)
    expect((await accountRow(account))?.twoFactorSecret).toBeNull()
  })

  test.each<[string, AnswerOverrides]>([
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['another origin', { origin: 'https://kilima.example' }],
    ['another host', { rpId: 'kilima.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['the answer to another question', { type: 'webauthn.get' }],
  ])('is refused with %s', async (_, overrides) => {
    const account = await createUser()
    const { response } = await make(await byPassword(account), { ...unasked, ...overrides })
    await expectInvalid(response, refusals.adding)
    expect(await storedPasskeys(account)).toEqual([])
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('is refused without a credential or a challenge', async () => {
    const browser = await byPassword(await createUser())
    const required = { credential: [messages.required('credential')] }
    await expectInvalid(await sendAutomatic(browser, undefined), required)
    const key = await Authenticator.make(await automaticOptions(browser))
    browser.cookies.delete('__Host-passkey')
    await expectInvalid(await sendAutomatic(browser, await key.attest('none')), refusals.adding)
  })

  test('accepts an answer once', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await byCode(account, { code: codeFor(account.secret) })
    const { challenge, user } = await automaticOptions(browser)
    const cookie = browser.cookies.get('__Host-passkey') ?? ''
    const keys = [await Authenticator.make({ user }), await Authenticator.make({ user })]
    const statuses = []
    for (const key of keys) {
      browser.cookies.set('__Host-passkey', cookie)
      const credential = await key.attest(challenge, unasked)
      statuses.push((await sendAutomatic(browser, credential)).status)
    }
    expect(statuses).toEqual([201, 422])
  })

  test('refuses an eleventh passkey', async () => {
    const { account } = await withPasskey({ withTwoFactor: true })
    const [row] = await storedPasskeys(account)
    const copies = Array.from({ length: maxPasskeys - 1 }, (_, number) => ({
      ...present(row),
      id: crypto.randomUUID(),
      credentialId: `copy-${number}-${account.id}`,
    }))
    for (const copy of copies) await db.insert(passkeys).values(copy)
    const browser = await byCode(account, { code: codeFor(account.secret) })
    await expectInvalid((await make(browser)).response, {
      credential: [messages.passkeys.tooMany],
    })
    expect(await storedPasskeys(account)).toHaveLength(maxPasskeys)
  })
})

describe('an automatic passkey', () => {
  test('signs in with user verification only', async () => {
    const account = await createUser()
    const { key } = await make(await byPassword(account))
    const unverifiedUse = newVisitor()
    const credential = await answer(unverifiedUse, key, { userVerified: false })
    await expectInvalid(await sendSignIn(unverifiedUse, credential), refusals.signIn)
    await signedInBy(key)
    const [row] = await storedPasskeys(account)
    expect((await factorsOf(account)).sort()).toEqual([null, row?.id].sort())
  })

  test("counts as the session's second factor with user verification", async () => {
    const account = await createUser()
    const browser = await byPassword(account)
    const { key } = await make(browser)
    const refused = await confirmBy(browser, key, { userVerified: false })
    await expectInvalid(refused, refusals.confirmation)
    expect((await confirmBy(browser, key)).status).toBe(201)
    expect((await addOptions(browser)).excludeCredentials).toHaveLength(1)
  })
})

describe('a passkey without user verification', () => {
  test('is not created while they add one by hand', async () => {
    const { browser } = await signedInUser({}, { confirmed: true })
    const options = await addOptions(browser)
    const key = await Authenticator.make(options)
    const credential = await key.attest(options.challenge, unasked)
    await expectInvalid(await sendPasskey(browser, { credential }), refusals.adding)
  })

  test.each([
    ['asked for by hand, sent as made by itself', addOptions, sendAutomatic],
    [
      'asked for as made by itself, sent by hand',
      automaticOptions,
      (browser: Browser, credential: unknown) => sendPasskey(browser, { credential }),
    ],
  ])('is not added when %s', async (_, ask, send) => {
    const account = await createUser()
    const browser = await byPassword(account)
    await confirmWith(browser)
    for (const overrides of [unasked, {}]) {
      const options = await ask(browser)
      const key = await Authenticator.make(options)
      const response = await send(browser, await key.attest(options.challenge, overrides))
      await expectInvalid(response, refusals.adding)
    }
    expect(await storedPasskeys(account)).toEqual([])
  })
})

type Opening = () => Promise<{ account: Account; browser: Browser }>

async function opened(account: Account, browser: Promise<Browser>) {
  return { account, browser: await browser }
}

/** Sessions in which a browser may not create a passkey without asking, with the refusal. */
const refused: [string, Opening, number, string][] = [
  [
    'opened by a passkey',
    async () => {
      const { account, key } = await withPasskey()
      return opened(account, signedInBy(key))
    },
    423,
    unconfirmed,
  ],
  [
    'of a remembered device',
    async () => {
      const account = await createUser()
      const { browser } = await logIn(account, { remember: true })
      await withoutSession(browser).visit('/')
      return { account, browser }
    },
    423,
    unconfirmed,
  ],
  [
    'opened longer ago, though the password was confirmed',
    async () => {
      const account = await createUser()
      const browser = await byPassword(account)
      later(lifetimes.automaticPasskeySeconds)
      await confirmWith(browser)
      return { account, browser }
    },
    423,
    unconfirmed,
  ],
  [
    'of which nobody knows how it was opened',
    async () => {
      const account = await createUser()
      return opened(account, signedInAs(account, { confirmed: true }))
    },
    423,
    unconfirmed,
  ],
  [
    'of an address that is not verified',
    async () => {
      const account = await createUser({ unverified: true })
      return opened(account, byPassword(account))
    },
    403,
    unverified,
  ],
  [
    'that has not proved the passkey of the account',
    async () => {
      const { account } = await withPasskey()
      return opened(account, byPassword(account))
    },
    403,
    unproved,
  ],
]

const allowed: [string, Opening][] = [
  [
    'opened by the password, of an account without a second factor',
    async () => {
      const account = await createUser()
      return opened(account, byPassword(account))
    },
  ],
  [
    'a moment before it is too old',
    async () => {
      const account = await createUser()
      const browser = await byPassword(account)
      later(lifetimes.automaticPasskeySeconds - 1)
      return { account, browser }
    },
  ],
  [
    'opened by password and code',
    async () => {
      const account = await createUser({ withTwoFactor: true })
      return opened(account, byCode(account, { code: codeFor(account.secret) }))
    },
  ],
  [
    'opened by password and recovery code',
    async () => {
      const account = await createUser({ withTwoFactor: true })
      return opened(account, byCode(account, { recovery_code: account.recoveryCodes[0] }))
    },
  ],
  [
    'opened by the password and confirmed by a passkey',
    async () => {
      const { account, key } = await withPasskey()
      const browser = await byPassword(account)
      await confirmBy(browser, key)
      return { account, browser }
    },
  ],
]

describe('in a session', () => {
  test.each(refused)('%s, it is refused', async (_, open, status, message) => {
    const { account, browser } = await open()
    const before = await storedPasskeys(account)
    const options = routes.automaticPasskeyOptions.href()
    await expectJson(await browser.send(options, {}, { as: 'json' }), status, { message })
    await expectJson(await sendAutomatic(browser, {}), status, { message })
    expect(await storedPasskeys(account)).toEqual(before)
  })

  test.each(allowed)('%s, it is added', async (_, open) => {
    const { account, browser } = await open()
    const before = await factorsOf(account)
    const count = (await storedPasskeys(account)).length
    expect((await make(browser)).response.status).toBe(201)
    expect(await storedPasskeys(account)).toHaveLength(count + 1)
    expect(await factorsOf(account)).toEqual(before)
  })

  test('is refused with the challenge of a registration', async () => {
    const browser = newVisitor()
    const password = 'a wholly different passphrase'
    const email = 'automatic@example.com'
    const fields = { name: 'Ben', email, password, password_confirmation: password }
    await browser.send(routes.register.href(), fields, { as: 'json' })
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email))
    await expectJson(await sendAutomatic(browser, {}), 423, { message: unconfirmed })
  })
})

describe('a change just before it is stored', () => {
  /** Returns a browser that has created one, with a change that runs before it is stored. */
  async function overtaken(account: Account, meanwhile: () => Promise<unknown>) {
    const browser = await byPassword(account)
    const options = await automaticOptions(browser)
    const credential = await (await Authenticator.make(options)).attest(options.challenge, unasked)
    const DB = interruptedDatabase(async () => void (await meanwhile()))
    const sender = newVisitor({ DB })
    for (const [name, value] of browser.cookies) sender.cookies.set(name, value)
    return sendAutomatic(sender, credential)
  }

  const names = async (account: Account) => (await storedPasskeys(account)).map(({ name }) => name)

  test('the owner adds a passkey: no automatic one as well', async () => {
    const account = await createUser()
    const response = await overtaken(account, () => addKey(account, { name: 'Of the owner' }))
    await expectJson(response, 403, { message: unproved })
    expect(await names(account)).toEqual(['Of the owner'])
  })

  test.each<[string, object]>([
    ['two-factor is turned on', { twoFactorConfirmedAt: new Date() }],
    ['the address is not verified any more', { emailVerifiedAt: null }],
  ])('%s: none', async (_, changed) => {
    const account = await createUser()
    const response = await overtaken(account, () =>
      db.update(users).set(changed).where(eq(users.id, account.id)),
    )
    expect(response.status).toBe(403)
    expect(await names(account)).toEqual([])
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('the sign-in is too long ago: none', async () => {
    const account = await createUser()
    const response = await overtaken(account, async () => {
      const ago = new Date(Date.now() - lifetimes.automaticPasskeySeconds * 1000)
      await db
        .update(sessions)
        .set({ passwordSignInAt: ago })
        .where(eq(sessions.userId, account.id))
    })
    expect(response.status).toBe(403)
    expect(await names(account)).toEqual([])
  })

  test('the session ends: none', async () => {
    const account = await createUser()
    const response = await overtaken(account, () =>
      db.delete(sessions).where(eq(sessions.userId, account.id)),
    )
    expect(response.status).toBe(401)
    expect(await names(account)).toEqual([])
  })

  test('of five browsers at once, one adds the first', async () => {
    const account = await createUser()
    const prepared = []
    for (let made = 0; made < 5; made++) {
      const browser = await byPassword(account)
      const options = await automaticOptions(browser)
      const key = await Authenticator.make(options)
      prepared.push({ browser, credential: await key.attest(options.challenge, unasked) })
    }
    const sent = prepared.map(({ browser, credential }) => sendAutomatic(browser, credential))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 403, 403, 403, 403])
    expect(await storedPasskeys(account)).toHaveLength(1)
  })
})

describe('the page after a sign-in', () => {
  const flashOf = async (browser: Browser) => (await browser.page(routes.dashboard.href())).flash

  async function logInByForm({ email, password }: Account): Promise<Browser> {
    const browser = newVisitor()
    await browser.send(routes.login.href(), { email, password }, { as: 'inertia' })
    return browser
  }

  test('offers it to the browser once', async () => {
    const browser = await logInByForm(await createUser())
    expect(await flashOf(browser)).toEqual({ offersPasskey: true })
    expect(await flashOf(browser)).toBeUndefined()
  })

  test('offers it after a code as well', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await logInByForm(account)
    const code = { code: codeFor(account.secret) }
    await browser.send(routes.twoFactorChallenge.href(), code, { as: 'inertia' })
    expect(await flashOf(browser)).toEqual({ offersPasskey: true })
  })

  test('offers nothing if it may not', async () => {
    const { account, key } = await withPasskey()
    expect(await flashOf(await logInByForm(account))).toBeUndefined()
    const browser = newVisitor()
    await sendSignIn(browser, await answer(browser, key), { as: 'inertia' })
    expect(await flashOf(browser)).toBeUndefined()
  })
})
