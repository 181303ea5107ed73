import { transformBytes, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'

// Most requests seal nothing.
const loadJose = () => import('jose')

interface Envelope {
  /** Seconds since the epoch after which the value is invalid; absent if it never expires. */
  expiresAt?: number
  value: unknown
}

/** Encrypts a JSON value (deflated, JWE `dir`, A256GCM, RFC 7516) for `seconds` or forever. */
export async function seal(key: PurposeKey, value: unknown, seconds?: number): Promise<string> {
  const envelope: Envelope = { value }
  if (seconds !== undefined) envelope.expiresAt = Math.floor(Date.now() / 1000) + seconds
  const plain = await deflate(utf8(JSON.stringify(envelope)))
  const { CompactEncrypt } = await loadJose()
  return new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .encrypt(key.bytes)
}

/** True if the value was sealed with this key; rejects if it is malformed. */
export async function isSealedBy(key: PurposeKey, sealed: string): Promise<boolean> {
  const { decodeProtectedHeader } = await loadJose()
  return decodeProtectedHeader(sealed).kid === key.id
}

/** Returns the sealed value; null if it is forged, expired or sealed with an unknown key. */
export async function unseal(keys: readonly PurposeKey[], sealed: string): Promise<unknown> {
  const { compactDecrypt } = await loadJose()
  try {
    const { plaintext } = await compactDecrypt(
      sealed,
      (header) => {
        const key = keys.find((candidate) => candidate.id === header.kid)
        if (!key) throw new Error('Unknown key')
        return key.bytes
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    )
    const envelope: Envelope = JSON.parse(new TextDecoder().decode(await inflate(plaintext)))
    const isExpired = envelope.expiresAt !== undefined && envelope.expiresAt * 1000 <= Date.now()
    return isExpired ? null : envelope.value
  } catch {
    return null
  }
}

/** Compresses bytes (raw DEFLATE, RFC 1951). */
function deflate(bytes: Uint8Array<ArrayBuffer>) {
  return transformBytes(bytes, new CompressionStream('deflate-raw'))
}

/** Decompresses bytes; rejects if they are damaged. */
function inflate(bytes: Uint8Array) {
  return transformBytes(new Uint8Array(bytes), new DecompressionStream('deflate-raw'))
}
