import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { present } from '#tests/support/present.ts'
import { base64ToBytes, bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** What an answer says, where a test wants it to be other than right. */
export interface Told {
  challenge?: string
  origin?: string
  rpId?: string
  type?: string
  crossOrigin?: boolean
  topOrigin?: string
  userPresent?: boolean
  userVerified?: boolean
  backupEligible?: boolean
  backedUp?: boolean
  counter?: number
  userHandle?: string | null
  /** Another id than that of the key. */
  id?: string
}

/** A credential as browsers send it. */
export interface CredentialJson {
  id: string
  rawId: string
  type: string
  response: Record<string, unknown>
  [more: string]: unknown
}

/** What CBOR can hold. */
export type Cbor = Parameters<typeof isoCBOR.encode>[0]

interface Key {
  id: Uint8Array<ArrayBuffer>
  pair: CryptoKeyPair
  userHandle: string
  counter: number
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A key made in software (ES256), which counts its uses only when it is told to. */
export class Authenticator {
  readonly #key: Key
  readonly #counts: boolean
  readonly #origin: string

  private constructor(key: Key, { counts, origin }: { counts: boolean; origin: string }) {
    this.#key = key
    this.#counts = counts
    this.#origin = origin
  }

  /** A new key for the account that creation options name. */
  static async make(
    options: Pick<PublicKeyCredentialCreationOptionsJSON, 'user'>,
    { counts = false, origin = 'https://kilima.test' } = {},
  ): Promise<Authenticator> {
    const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
    if (!('privateKey' in pair)) throw new Error('Expected a pair of keys')
    const id = crypto.getRandomValues(new Uint8Array(32))
    const key = { id, pair, userHandle: options.user.id, counter: 0 }
    return new Authenticator(key, { counts, origin })
  }

  get id(): string {
    return bytesToBase64Url(this.#key.id)
  }

  /** The answer to creation options: a new credential, with the attestation `none`. */
  async attest(challenge: string, told: Told = {}): Promise<CredentialJson> {
    const authData = await this.#authenticatorData(told, await this.#attestedData())
    const object = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#credential(told, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, told),
      attestationObject: bytesToBase64Url(isoCBOR.encode(object)),
      transports: ['internal', 'hybrid'],
    })
  }

  /** The answer to request options: proof that the key is here. */
  async assert(challenge: string, told: Told = {}): Promise<CredentialJson> {
    if (this.#counts) this.#key.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', challenge, told)
    const authData = await this.#authenticatorData(told)
    const clientData = present(base64ToBytes(clientDataJSON))
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', clientData))
    const { userHandle = this.#key.userHandle } = told
    return this.#credential(told, {
      clientDataJSON,
      authenticatorData: bytesToBase64Url(authData),
      signature: bytesToBase64Url(await this.#sign(joined(authData, hash))),
      userHandle,
    })
  }

  #credential({ id = this.id }: Told, response: Record<string, unknown>): CredentialJson {
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, told: Told): string {
    const said = {
      type: told.type ?? type,
      challenge: told.challenge ?? challenge,
      origin: told.origin ?? this.#origin,
      crossOrigin: told.crossOrigin ?? false,
      ...(told.topOrigin && { topOrigin: told.topOrigin }),
    }
    return bytesToBase64Url(utf8(JSON.stringify(said)))
  }

  /** WebAuthn §6.1. */
  async #authenticatorData(told: Told, attested = new Uint8Array()) {
    const rpId = utf8(told.rpId ?? new URL(this.#origin).hostname)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', rpId))
    const { userPresent = true, userVerified = true, backedUp = false } = told
    const { backupEligible = backedUp } = told
    const flags = [userPresent, false, userVerified, backupEligible, backedUp, false]
    const bits = flags.reduce((sum, on, bit) => sum + (on ? 1 << bit : 0), 0)
    const head = new Uint8Array(5)
    head[0] = bits + (attested.length > 0 ? 1 << 6 : 0)
    new DataView(head.buffer).setUint32(1, told.counter ?? this.#key.counter)
    return joined(hash, head, attested)
  }

  /** Whose make it is (nobody says), the id of the key, and its public half. */
  async #attestedData() {
    const raw = await crypto.subtle.exportKey('raw', this.#key.pair.publicKey)
    if (!(raw instanceof ArrayBuffer)) throw new Error('Expected the bytes of a key')
    const point = new Uint8Array(raw)
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point.slice(1, 33)],
      [-3, point.slice(33)],
    ])
    const length = new Uint8Array([0, this.#key.id.length])
    return joined(new Uint8Array(16), length, this.#key.id, isoCBOR.encode(publicKey))
  }

  async #sign(bytes: Uint8Array<ArrayBuffer>) {
    const hashed = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(hashed, this.#key.pair.privateKey, bytes)
    return asDer(new Uint8Array(signature))
  }
}

/** An ECDSA signature as authenticators give it: two ASN.1 integers in a sequence. */
function asDer(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const integers = [signature.slice(0, 32), signature.slice(32)].map((bytes) => {
    const digits = bytes.slice(bytes.findIndex((byte) => byte !== 0))
    const positive = (digits[0] ?? 0) < 128 ? digits : joined(new Uint8Array(1), digits)
    return joined(new Uint8Array([2, positive.length]), positive)
  })
  const body = joined(...integers)
  return joined(new Uint8Array([48, body.length]), body)
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
