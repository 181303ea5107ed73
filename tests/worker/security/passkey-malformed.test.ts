import { isoCBOR } from '@simplewebauthn/server/helpers'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectInvalid, isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import {
  Authenticator,
  type Cbor,
  type CredentialJson,
} from '#tests/support/account/authenticator.ts'
import {
  addOptions,
  answer,
  confirmBy,
  confirmOptions,
  refusals,
  sendConfirmation,
  sendPasskey,
  sendSignIn,
  signInOptions,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { base64ToBytes, bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** Values that are not credentials at all. */
const shapeless: [what: string, value: unknown][] = [
  ['a text', 'credential'],
  ['JSON of another thing', '[1,2]'],
  ['JSON that breaks off', '{"id":"'],
  ['a number', 7],
  ['true', true],
  ['a list', [{}]],
  ['an empty object', {}],
  ['nothing but an id', { id: 'AAAA', rawId: 'AAAA' }],
  ['a thousand levels of objects', JSON.stringify(nested(1000))],
  ['a deep list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype', JSON.parse('{"__proto__":{"id":"AAAA"},"constructor":1}')],
]

function nested(levels: number): object {
  return levels === 0 ? {} : { response: nested(levels - 1) }
}

type Spoil = (credential: CredentialJson) => unknown

const inResponse =
  (change: Record<string, unknown>): Spoil =>
  (credential) => ({ ...credential, response: { ...credential.response, ...change } })

const json = (value: unknown) => bytesToBase64Url(utf8(JSON.stringify(value)))

const spoilt: [what: string, spoil: Spoil][] = [
  ['no id', ({ id: _, ...rest }) => rest],
  ['an id that is no text', (credential) => ({ ...credential, id: 1, rawId: 1 })],
  ['an empty id', (credential) => ({ ...credential, id: '', rawId: '' })],
  [
    'a huge id',
    (credential) => ({ ...credential, id: 'A'.repeat(20_000), rawId: 'A'.repeat(20_000) }),
  ],
  ['an id in base64', (credential) => ({ ...credential, id: 'a+b/c==', rawId: 'a+b/c==' })],
  [
    'an id that is a query',
    (credential) => ({ ...credential, id: "' OR 1=1 --", rawId: "' OR 1=1 --" }),
  ],
  ['two ids', (credential) => ({ ...credential, rawId: 'AAAA' })],
  ['another type', (credential) => ({ ...credential, type: 'password' })],
  ['no response', (credential) => ({ ...credential, response: undefined })],
  ['a response that is a list', (credential) => ({ ...credential, response: [] })],
  ['no client data', inResponse({ clientDataJSON: undefined })],
  ['client data that is no base64url', inResponse({ clientDataJSON: '%%%' })],
  ['client data of one character', inResponse({ clientDataJSON: 'A' })],
  ['client data that is no JSON', inResponse({ clientDataJSON: bytesToBase64Url(utf8('{')) })],
  ['client data null', inResponse({ clientDataJSON: json(null) })],
  ['client data that is a text', inResponse({ clientDataJSON: json('webauthn.get') })],
  ['huge client data', inResponse({ clientDataJSON: json({ type: 'A'.repeat(30_000) }) })],
  ['deep client data', inResponse({ clientDataJSON: bytesToBase64Url(utf8('['.repeat(3000))) })],
  ['odd token binding', inResponse({ clientDataJSON: json({ tokenBinding: 'x' }) })],
]

/** CBOR that claims a huge size or never ends. */
const bombs: [what: string, bytes: number[]][] = [
  ['nothing', []],
  ['a break', [0xff]],
  ['a list of 4,294,967,295', [0x9a, 0xff, 0xff, 0xff, 0xff]],
  ['a list of 2^64 - 1', [0x9b, ...Array(8).fill(0xff)]],
  ['a map of 4,294,967,295', [0xba, 0xff, 0xff, 0xff, 0xff]],
  ['a text of 4 GB', [0x7a, 0xff, 0xff, 0xff, 0xff]],
  ['bytes of 4 GB', [0x5a, 0xff, 0xff, 0xff, 0xff]],
  ['lists within lists', Array(3000).fill(0x81)],
  ['tags of tags', Array(3000).fill(0xc1)],
  ['maps within maps', Array(3000).fill([0xa1, 0x00]).flat()],
  ['a list without end', [0x9f, ...Array(2000).fill(0x01)]],
]

// The key with which nobody is signed in: a refused answer changes nothing.
let key: Authenticator

beforeAll(async () => {
  key = (await withPasskey()).key
})

describe.each([...shapeless, ...spoilt.map(([label]) => [label, null] as const)])(
  'a credential that is %s',
  (label, value) => {
    const spoil = spoilt.find(([name]) => name === label)?.[1] ?? (() => value)

    test('signs nobody in', async () => {
      const browser = newVisitor()
      const response = await sendSignIn(browser, spoil(await answer(browser, key)))
      await expectInvalid(response, refusals.signIn)
      expect(await isSignedIn(browser)).toBe(false)
    })

    test('confirms nothing', async () => {
      const { account, key } = await withPasskey()
      const browser = await signedInAs(account)
      const { challenge } = await confirmOptions(browser)
      const response = await sendConfirmation(browser, spoil(await key.assert(challenge)))
      await expectInvalid(response, refusals.confirmation)
      expect((await confirmBy(browser, key)).status).toBe(201)
    })

    test('is not added', async () => {
      const browser = await signedInAs(await createUser(), { confirmed: true })
      const options = await addOptions(browser)
      const credential = spoil(await (await Authenticator.make(options)).attest(options.challenge))
      const response = await sendPasskey(browser, { credential })
      await expectInvalid(response, refusals.adding)
    })
  },
)

const odd: [what: string, change: Record<string, unknown>][] = [
  ['no authenticator data', { authenticatorData: undefined }],
  ['short authenticator data', { authenticatorData: 'AAAA' }],
  ['huge authenticator data', { authenticatorData: 'A'.repeat(40_000) }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['a signature that is no ASN.1', { signature: 'AAAAAAAA' }],
  ['a huge signature', { signature: 'A'.repeat(40_000) }],
  ['a signature of sequences', { signature: bytesToBase64Url(new Uint8Array(3000).fill(0x30)) }],
  [
    'a signature of two zeros',
    { signature: bytesToBase64Url(new Uint8Array([48, 6, 2, 1, 0, 2, 1, 0])) },
  ],
  ['a user handle that is no text', { userHandle: 1 }],
  ['a huge user handle', { userHandle: 'A'.repeat(40_000) }],
]

describe.each(odd)('an answer with %s', (_, change) => {
  test('is refused', async () => {
    const browser = newVisitor()
    const credential = inResponse(change)(await answer(browser, key))
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })
})

describe.each(bombs)('CBOR that is %s', (_, bytes) => {
  const bomb = new Uint8Array(bytes)

  test('is no new key, neither as a whole nor within', async () => {
    const browser = await signedInAs(await createUser(), { confirmed: true })
    for (const position of ['object', 'public key', 'extensions'] as const) {
      const options = await addOptions(browser)
      const right = await (await Authenticator.make(options)).attest(options.challenge)
      const attestationObject = within(position, right, bomb)
      const credential = inResponse({ attestationObject })(right)
      const response = await sendPasskey(browser, { credential })
      await expectInvalid(response, refusals.adding)
    }
  })

  test('signs nobody in as an extension', async () => {
    const browser = newVisitor()
    const { challenge } = await signInOptions(browser)
    const right = await key.assert(challenge)
    const data = present(base64ToBytes(String(right.response.authenticatorData)))
    data[flagsAt] = (data[flagsAt] ?? 0) | hasExtensions
    const authenticatorData = bytesToBase64Url(new Uint8Array([...data, ...bomb]))
    const response = await sendSignIn(browser, inResponse({ authenticatorData })(right))
    await expectInvalid(response, refusals.signIn)
  })
})

type Place = 'object' | 'public key' | 'extensions'

// The public key is the last 77 bytes of the test authenticator's data.
const keyLength = 77
const flagsAt = 32
const hasExtensions = 0x80

function within(position: Place, { response }: CredentialJson, bomb: Uint8Array): string {
  if (position === 'object') return bytesToBase64Url(bomb)
  const object = isoCBOR.decodeFirst<Map<string, Cbor>>(
    present(base64ToBytes(String(response.attestationObject))),
  )
  const right = object.get('authData')
  if (!(right instanceof Uint8Array)) throw new Error('Expected the data of an authenticator')
  const prefix = position === 'public key' ? right.slice(0, -keyLength) : right
  const authData = new Uint8Array([...prefix, ...bomb])
  if (position === 'extensions') authData[flagsAt] = (authData[flagsAt] ?? 0) | hasExtensions
  return bytesToBase64Url(isoCBOR.encode(object.set('authData', authData)))
}
