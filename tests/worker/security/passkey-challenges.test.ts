import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { expectInvalid, isSignedIn } from '#tests/support/account/account-replies.ts'
import { signedInAs } from '#tests/support/account/accounts.ts'
import { Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addOptions,
  answer,
  challengeCookie,
  confirmBy,
  confirmOptions,
  ownerWithNewKey,
  refusals,
  sendConfirmation,
  sendPasskey,
  sendSignIn,
  signInOptions,
  storedPasskeys,
  withChallengeOf,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

describe('challenge replay', () => {
  test('signs in once, however often the answer is sent', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key)
    const copy = withChallengeOf(browser)
    expect((await sendSignIn(browser, credential)).status).toBe(200)
    expect(browser.cookies.has(challengeCookie)).toBe(false)
    await expectInvalid(await sendSignIn(copy, credential), refusals.signIn)
    expect(await isSignedIn(copy)).toBe(false)
  })

  test('is refused after an attempt that was refused itself', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const { challenge } = await signInOptions(browser)
    const copy = withChallengeOf(browser)
    const bad = await key.assert(challenge, { userVerified: false })
    await expectInvalid(await sendSignIn(browser, bad), refusals.signIn)
    await expectInvalid(await sendSignIn(copy, await key.assert(challenge)), refusals.signIn)
  })

  test('is refused after no answer at all', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const { challenge } = await signInOptions(browser)
    const copy = withChallengeOf(browser)
    await expectInvalid(await sendSignIn(browser, undefined), refusals.signIn)
    await expectInvalid(await sendSignIn(copy, await key.assert(challenge)), refusals.signIn)
  })

  test('confirms once', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    const { challenge } = await confirmOptions(browser)
    const cookie = browser.cookies.get(challengeCookie) ?? ''
    expect((await sendConfirmation(browser, await key.assert(challenge))).status).toBe(201)
    browser.cookies.set(challengeCookie, cookie)
    const again = await sendConfirmation(browser, await key.assert(challenge))
    await expectInvalid(again, refusals.confirmation)
  })

  test('adds one key', async () => {
    const { owner, browser, challenge, key } = await ownerWithNewKey()
    const cookie = browser.cookies.get(challengeCookie) ?? ''
    const credential = await key.attest(challenge)
    expect((await sendPasskey(browser, { credential })).status).toBe(201)
    browser.cookies.set(challengeCookie, cookie)
    const other = await Authenticator.make({ user: { id: 'x', name: '', displayName: '' } })
    const second = await other.attest(challenge)
    await expectInvalid(await sendPasskey(browser, { credential: second }), refusals.adding)
    expect(await storedPasskeys(owner)).toHaveLength(1)
  })
})

describe('two parallel uses', () => {
  test('of one challenge sign in once', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key)
    const copies = Array.from({ length: 8 }, () => withChallengeOf(browser))
    for (const copy of copies) await copy.visit('/')
    const replies = await Promise.all(copies.map((copy) => sendSignIn(copy, credential)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const signedIn = await Promise.all(copies.map(isSignedIn))
    expect(signedIn.filter(Boolean)).toHaveLength(1)
  })

  test('of one count of a key, each with a challenge of its own, sign in once', async () => {
    const { key } = await withPasskey({}, { counts: true })
    const browsers = Array.from({ length: 5 }, () => newVisitor())
    const answers = await Promise.all(
      browsers.map((browser) => answer(browser, key, { counter: 7 })),
    )
    const replies = await Promise.all(
      browsers.map((browser, at) => sendSignIn(browser, answers[at])),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('of one challenge confirm once', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    const { challenge } = await confirmOptions(browser)
    const credential = await key.assert(challenge)
    const sent = [1, 2, 3, 4].map(() => sendConfirmation(browser, credential))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })
})

describe('challenge of another visitor', () => {
  test('is of no use without their cookie', async () => {
    const { key } = await withPasskey()
    const { challenge } = await signInOptions(newVisitor())
    const browser = newVisitor()
    await expectInvalid(await sendSignIn(browser, await key.assert(challenge)), refusals.signIn)
    await signInOptions(browser)
    await expectInvalid(await sendSignIn(browser, await key.assert(challenge)), refusals.signIn)
  })

  test('of another session confirms and adds nothing, though it is of the same person', async () => {
    const { account, key } = await withPasskey()
    const phone = await signedInAs(account, { confirmed: true, proved: true })
    const laptop = await signedInAs(account, { confirmed: true, proved: true })
    const { challenge } = await confirmOptions(phone)
    const confirmed = await sendConfirmation(
      withChallengeOf(phone, laptop),
      await key.assert(challenge),
    )
    await expectInvalid(confirmed, refusals.confirmation)
    const options = await addOptions(phone)
    const credential = await (await Authenticator.make(options)).attest(options.challenge)
    const added = await sendPasskey(withChallengeOf(phone, laptop), { credential })
    await expectInvalid(added, refusals.adding)
  })

  test('of another person adds no key of theirs to my account', async () => {
    const victim = await ownerWithNewKey()
    const attacker = await ownerWithNewKey()
    const credential = await attacker.key.attest(attacker.challenge)
    withChallengeOf(attacker.browser, victim.browser)
    await expectInvalid(await sendPasskey(victim.browser, { credential }), refusals.adding)
    expect(await storedPasskeys(victim.owner)).toEqual([])
  })

  test.each(['', 'garbage', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0..e30.'])(
    'that is made up is none: %j',
    async (forged) => {
      const { key } = await withPasskey()
      const browser = newVisitor()
      const credential = await answer(browser, key)
      browser.cookies.set(challengeCookie, forged)
      await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
    },
  )

  test('cannot be another sealed cookie', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    await browser.visit(routes.dashboard.href(), { headers: { Accept: 'text/html' } })
    browser.cookies.set(challengeCookie, browser.cookies.get('__Host-intended') ?? '')
    await expectInvalid(await sendSignIn(browser, await key.assert('undefined')), refusals.signIn)
  })
})

describe('counter rollback', () => {
  test.each([0, 1, 4, 5])('to %i of a key that stood at 5 signs nobody in', async (counter) => {
    const { account, key } = await withPasskey()
    const browser = newVisitor()
    expect((await sendSignIn(browser, await answer(browser, key, { counter: 5 }))).status).toBe(200)
    const copy = newVisitor()
    await expectInvalid(
      await sendSignIn(copy, await answer(copy, key, { counter })),
      refusals.signIn,
    )
    const own = await signedInAs(account)
    await expectInvalid(await confirmBy(own, key, { counter }), refusals.confirmation)
    expect(await storedPasskeys(account)).toMatchObject([{ counter: 5 }])
    const later = newVisitor()
    expect((await sendSignIn(later, await answer(later, key, { counter: 6 }))).status).toBe(200)
  })
})
