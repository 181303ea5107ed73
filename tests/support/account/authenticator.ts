import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { present } from '#tests/support/present.ts'
import { base64ToBytes, bytesToBase64Url, joinBytes, utf8 } from '#worker/security/bytes.ts'

/** The parts of an answer that a test wants to be wrong. */
export interface AnswerOverrides {
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
  id?: string
}

export interface CredentialJson {
  id: string
  rawId: string
  type: string
  response: Record<string, unknown>
  [more: string]: unknown
}

export type Cbor = Parameters<typeof isoCBOR.encode>[0]

interface Key {
  id: Uint8Array<ArrayBuffer>
  pair: CryptoKeyPair
  userHandle: string
  counter: number
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A software key (ES256); counts its uses only if `counts` is set. */
export class Authenticator {
  readonly #key: Key
  readonly #counts: boolean
  readonly #origin: string

  private constructor(key: Key, { counts, origin }: { counts: boolean; origin: string }) {
    this.#key = key
    this.#counts = counts
    this.#origin = origin
  }

  /** Creates a key for the account in the creation options. */
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

  /** Answers creation options with a new credential and the attestation `none`. */
  async attest(challenge: string, overrides: AnswerOverrides = {}): Promise<CredentialJson> {
    const authData = await this.#authenticatorData(overrides, await this.#attestedData())
    const object = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#credential(overrides, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, overrides),
      attestationObject: bytesToBase64Url(isoCBOR.encode(object)),
      transports: ['internal', 'hybrid'],
    })
  }

  /** Answers request options with proof of possession. */
  async assert(challenge: string, overrides: AnswerOverrides = {}): Promise<CredentialJson> {
    if (this.#counts) this.#key.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', challenge, overrides)
    const authData = await this.#authenticatorData(overrides)
    const clientData = present(base64ToBytes(clientDataJSON))
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', clientData))
    const { userHandle = this.#key.userHandle } = overrides
    return this.#credential(overrides, {
      clientDataJSON,
      authenticatorData: bytesToBase64Url(authData),
      signature: bytesToBase64Url(await this.#sign(joinBytes([authData, hash]))),
      userHandle,
    })
  }

  #credential(
    { id = this.id }: AnswerOverrides,
    response: Record<string, unknown>,
  ): CredentialJson {
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, overrides: AnswerOverrides): string {
    const clientData = {
      type: overrides.type ?? type,
      challenge: overrides.challenge ?? challenge,
      origin: overrides.origin ?? this.#origin,
      crossOrigin: overrides.crossOrigin ?? false,
      ...(overrides.topOrigin && { topOrigin: overrides.topOrigin }),
    }
    return bytesToBase64Url(utf8(JSON.stringify(clientData)))
  }

  /** Returns the authenticator data (WebAuthn §6.1). */
  async #authenticatorData(overrides: AnswerOverrides, attested = new Uint8Array()) {
    const rpId = utf8(overrides.rpId ?? new URL(this.#origin).hostname)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', rpId))
    const { userPresent = true, userVerified = true, backedUp = false } = overrides
    const { backupEligible = backedUp } = overrides
    const flags = [userPresent, false, userVerified, backupEligible, backedUp, false]
    const bits = flags.reduce((sum, on, bit) => sum + (on ? 1 << bit : 0), 0)
    const head = new Uint8Array(5)
    head[0] = bits + (attested.length > 0 ? 1 << 6 : 0)
    new DataView(head.buffer).setUint32(1, overrides.counter ?? this.#key.counter)
    return joinBytes([hash, head, attested])
  }

  /** Returns the AAGUID (zeros), the id of the key, and its public key. */
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
    return joinBytes([new Uint8Array(16), length, this.#key.id, isoCBOR.encode(publicKey)])
  }

  async #sign(bytes: Uint8Array<ArrayBuffer>) {
    const hashed = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(hashed, this.#key.pair.privateKey, bytes)
    return asDer(new Uint8Array(signature))
  }
}

/** Encodes an ECDSA signature like an authenticator: two ASN.1 integers in a sequence. */
function asDer(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const integers = [signature.slice(0, 32), signature.slice(32)].map((bytes) => {
    const digits = bytes.slice(bytes.findIndex((byte) => byte !== 0))
    const positive = (digits[0] ?? 0) < 128 ? digits : joinBytes([new Uint8Array(1), digits])
    return joinBytes([new Uint8Array([2, positive.length]), positive])
  })
  const body = joinBytes(integers)
  return joinBytes([new Uint8Array([48, body.length]), body])
}
