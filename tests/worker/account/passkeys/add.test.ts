import { describe, expect, test } from 'vitest'
import { lengths, lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import { Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addKey,
  addOptions,
  onlyPasskey,
  passkeysPage,
  refusals,
  sendPasskey,
  storedPasskeys,
} from '#tests/support/account/passkeys.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const page = routes.passkeys.href()
const path = routes.addPasskey.href()
const subject = 'A passkey was added'

stoppedClock()

const owner = () => signedInUser({}, { confirmed: true })

/** Returns a new credential for the options of a browser. */
async function made(browser: Browser) {
  const options = await addOptions(browser)
  return (await Authenticator.make(options)).attest(options.challenge)
}

describe('POST /user/passkeys/options', () => {
  test('requests a discoverable credential of the account, with user verification and no attestation', async () => {
    const { account, browser } = await owner()
    const options = await addOptions(browser)
    expect(options).toMatchObject({
      rp: { id: 'kilima.test' },
      user: { name: account.email, displayName: account.name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(atob(options.user.id)).toBe(account.id)
    expect(options.pubKeyCredParams?.map(({ alg }) => alg)).toEqual(
      expect.arrayContaining([-7, -257]),
    )
  })

  test('lists the existing keys', async () => {
    const { account, browser } = await owner()
    const key = await addKey(account, { browser })
    const { excludeCredentials } = await addOptions(browser)
    const transports = ['internal', 'hybrid']
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports }])
  })
})

describe('POST /user/passkeys as json', () => {
  test('is 201 with its id', async () => {
    const { account, browser } = await owner()
    const response = await sendPasskey(browser, { credential: await made(browser) })
    const [row] = await storedPasskeys(account)
    await expectJson(response, 201, { id: row?.id })
  })

  test('asks for a name of one line and a credential', async () => {
    const { browser } = await owner()
    const response = await browser.send(path, {}, { as: 'json' })
    await expectInvalid(response, {
      name: [messages.required('name')],
      credential: [messages.required('credential')],
    })
    const credential = await made(browser)
    const long = await sendPasskey(browser, { name: 'x'.repeat(61), credential })
    await expectInvalid(long, { name: [messages.max('name', lengths.passkeyName)] })
    const odd = await sendPasskey(browser, { name: ['x'], credential })
    await expectInvalid(odd, { name: [messages.string('name')] })
    const blank = await sendPasskey(browser, { name: ' \u0007 ', credential })
    await expectInvalid(blank, { name: [messages.required('name')] })
    const right = await sendPasskey(browser, { name: 'ü'.repeat(60), credential })
    expect(right.status).toBe(201)
  })

  test('keeps a name without its control characters', async () => {
    const { account, browser } = await owner()
    await sendPasskey(browser, {
      name: ' My\u0000 \r\nphone\u009f ',
      credential: await made(browser),
    })
    expect(await storedPasskeys(account)).toMatchObject([{ name: 'My phone' }])
  })

  test('refuses a challenge that is too old', async () => {
    const { browser } = await owner()
    const credential = await made(browser)
    later(lifetimes.passkeyChallengeSeconds)
    const response = await sendPasskey(browser, { credential })
    await expectInvalid(response, refusals.adding)
  })

  test('stores only what it needs, and only known transports', async () => {
    const { account, browser } = await owner()
    const credential = await made(browser)
    const response = { ...credential.response, transports: ['usb', 'telepathy'], publicKey: 'x' }
    await sendPasskey(browser, { credential: { ...credential, response, more: 1 } })
    const [row] = await storedPasskeys(account)
    expect(row).toMatchObject({
      credentialId: credential.id,
      transports: '[]',
      counter: 0,
      backedUp: false,
      lastUsedAt: null,
    })
  })
})

describe.each(bothForms)('POST /user/passkeys as %s', (as) => {
  const wire = (credential: unknown) => (as === 'page' ? JSON.stringify(credential) : credential)

  test('leads back with a status', async () => {
    const { browser } = await owner()
    const response = await sendPasskey(browser, { credential: wire(await made(browser)) }, as)
    const { props } = await expectSentTo(browser, response, page)
    expect(props.status).toBe(messages.passkeys.added)
    expect(props.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null, backedUp: false }])
  })

  test('leads back with the errors', async () => {
    const { browser } = await owner()
    const response = await sendPasskey(browser, { credential: 'garbage' }, as)
    const errors = { credential: messages.passkeys.notAdded }
    await expectRefused(browser, response, { path: page, errors })
  })

  test('asks for the password first, then leads back', async () => {
    const { account, browser } = await signedInUser()
    const headers = { Referer: browser.origin + page }
    const away = await browser.send(path, {}, { as, headers })
    expect(expectRedirect(away, browser)).toBe(routes.confirmPassword.href())
    const { password } = account
    const confirmed = await browser.send(routes.confirmPassword.href(), { password }, { as })
    expect(expectRedirect(confirmed, browser)).toBe(page)
  })
})

describe('GET /settings/passkeys', () => {
  test('is for verified people, with or without a confirmed password', async () => {
    const visitor = newVisitor()
    const away = await visitor.visit(page, { headers: accepts.page })
    expect(expectRedirect(away, visitor)).toBe(routes.login.href())
    const unverified = await signedInAs(await createUser({ unverified: true }))
    const sent = await unverified.visit(page, { headers: accepts.page })
    expect(expectRedirect(sent, unverified)).toBe(routes.verifyNotice.href())
    const browser = await signedInAs(await createUser())
    expect(await passkeysPage(browser)).toMatchObject({ passkeys: [], confirmed: false })
    const confirmed = await signedInAs(await createUser(), { confirmed: true })
    expect(await passkeysPage(confirmed)).toMatchObject({ passkeys: [], confirmed: true })
  })

  test("lists the person's passkeys, oldest first, without their keys", async () => {
    const account = await createUser()
    await addKey(await createUser(), { name: 'Of somebody else' })
    for (const name of ['First', 'Second']) {
      await addKey(account, { name })
      later(60)
    }
    const browser = await signedInAs(account)
    const { passkeys } = await passkeysPage(browser)
    expect(passkeys.map(({ name }) => name)).toEqual(['First', 'Second'])
    const [first] = passkeys
    const fields = ['backedUp', 'createdAt', 'id', 'lastUsedAt', 'name']
    expect(Object.keys(first ?? {}).sort()).toEqual(fields)
    expect(first?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('suggests the browser as a name', async () => {
    const browser = await signedInAs(await createUser())
    const { props } = await browser.page(page, {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    expect(props.suggestedName).toBe('Firefox on Linux')
  })
})

describe('the notice', () => {
  test('tells the owner its name, the number of passkeys, the address and the remedy', async () => {
    const account = await createUser()
    await addKey(account, { name: 'Phone <b>' })
    const browser = await signedInAs(account, { confirmed: true, proved: true })
    await addKey(account, { name: 'Second', browser })
    expect(await subjectsTo(account.email)).toEqual([subject, subject])
    const mails = await mailTo(account.email, subject)
    expect(mails.text).toContain('“Second”')
    expect(mails.text).toContain('The account has 2 passkeys now.')
    expect(mails.text).toContain('UTC')
    expect(mails.text).toContain(`IP address: ${browser.address}`)
    expect(mails.text).toContain('If this was not you, reset your password at once')
  })

  test('escapes the name', async () => {
    const account = await createUser()
    await addKey(account, { name: '<img src=x>' })
    const { html, text } = await mailTo(account.email, subject)
    expect(text).toContain('“<img src=x>”')
    expect(html).not.toContain('<img src=x>')
    expect(text).toContain('It is the only one.')
  })

  test('is not sent when nothing was added', async () => {
    const { account, browser } = await owner()
    await sendPasskey(browser, { credential: 'garbage' })
    expect(await subjectsTo(account.email)).toEqual([])
  })
})

test('a passkey that was added is listed at once', async () => {
  const { browser } = await owner()
  await sendPasskey(browser, { name: 'Mine', credential: await made(browser) })
  expect((await onlyPasskey(browser)).name).toBe('Mine')
})
