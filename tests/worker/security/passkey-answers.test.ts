import { beforeAll, describe, expect, test } from 'vitest'
import { expectInvalid, isSignedIn } from '#tests/support/account/account-replies.ts'
import { signedInAs } from '#tests/support/account/accounts.ts'
import { type AnswerOverrides, Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addOptions,
  answer,
  confirmBy,
  confirmOptions,
  ownerWithNewKey,
  refusals,
  sendConfirmation,
  sendPasskey,
  sendSignIn,
  storedPasskeys,
  withChallengeOf,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const wrongAnswers: [what: string, told: AnswerOverrides][] = [
  ['of another site', { origin: 'https://kilima.evil.test' }],
  ['of this site over http', { origin: 'http://kilima.test' }],
  ['of another port', { origin: 'https://kilima.test:8443' }],
  ['of a subdomain', { origin: 'https://www.kilima.test' }],
  ['for another RP id', { rpId: 'evil.test' }],
  ['for the domain above', { rpId: 'test' }],
  ['for an RP id in capitals', { rpId: 'KILIMA.TEST' }],
  ['without user verification', { userVerified: false }],
  ['without anybody present', { userPresent: false }],
  ['to another challenge', { challenge: 'A'.repeat(43) }],
  ['to no challenge', { challenge: '' }],
  ['from a frame of another site', { crossOrigin: true }],
  ['from below another site', { crossOrigin: true, topOrigin: 'https://evil.test' }],
  ['that is synced though it cannot be', { backedUp: true, backupEligible: false }],
]

// The key with which nobody is signed in: a refused answer changes nothing.
let key: Authenticator

beforeAll(async () => {
  key = (await withPasskey()).key
})

describe.each(wrongAnswers)(
  'wrong origin and RP id, missing user verification: an answer %s',
  (_, overrides) => {
    test('signs nobody in', async () => {
      const browser = newVisitor()
      await expectInvalid(
        await sendSignIn(browser, await answer(browser, key, overrides)),
        refusals.signIn,
      )
      expect(await isSignedIn(browser)).toBe(false)
    })

    test('confirms nothing', async () => {
      const { account, key } = await withPasskey()
      const browser = await signedInAs(account)
      await expectInvalid(await confirmBy(browser, key, overrides), refusals.confirmation)
    })

    test('adds nothing', async () => {
      const { owner, browser, challenge, key } = await ownerWithNewKey()
      const credential = await key.attest(challenge, overrides)
      await expectInvalid(await sendPasskey(browser, { credential }), refusals.adding)
      expect(await storedPasskeys(owner)).toEqual([])
    })
  },
)

describe('an answer of the wrong kind', () => {
  test('to add a key signs nobody in, and the other way round', async () => {
    const browser = newVisitor()
    const credential = await answer(browser, key, { type: 'webauthn.create' })
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
    const other = await ownerWithNewKey()
    const asserted = await other.key.attest(other.challenge, { type: 'webauthn.get' })
    await expectInvalid(await sendPasskey(other.browser, { credential: asserted }), refusals.adding)
  })

  test('with the challenge of another purpose is refused', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account, { confirmed: true, proved: true })
    const { challenge } = await addOptions(browser)
    const credential = await key.assert(challenge)
    await expectInvalid(await sendConfirmation(browser, credential), refusals.confirmation)
    const confirming = await confirmOptions(browser)
    const made = await (await Authenticator.make(await addOptions(browser))).attest(
      confirming.challenge,
    )
    await expectInvalid(await sendPasskey(browser, { credential: made }), refusals.adding)
  })

  test('to confirm signs nobody in', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    const { challenge } = await confirmOptions(browser)
    const visitor = withChallengeOf(browser)
    await expectInvalid(await sendSignIn(visitor, await key.assert(challenge)), refusals.signIn)
  })
})
