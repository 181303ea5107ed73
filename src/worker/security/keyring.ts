import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'

/** What a derived key may be used for; each purpose has a key of its own. */
type Purpose =
  | 'address'
  | 'alerts'
  | 'csrf'
  | 'device'
  | 'flash'
  | 'guess'
  | 'intended'
  | 'newsletter'
  | 'outbox'
  | 'passkey'
  | 'password'
  | 'pending'
  | 'recovery-code'
  | 'remember'
  | 'reply-address'
  | 'session'
  | 'two-factor'
  | 'verification'

/** A derived 256-bit key with a public id that names the APP_KEY it came from. */
export interface PurposeKey {
  id: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The keys of one purpose: the first seals and signs, all of them open and verify. Predecessors of
 * APP_KEY are among them for what is stored, never for what a browser or a link brings: after a
 * leak, whoever holds an old key could make cookies with it.
 */
export type Keyring = (purpose: Purpose) => readonly [PurposeKey, ...PurposeKey[]]

const stored: ReadonlySet<Purpose> = new Set([
  'alerts',
  'newsletter',
  'outbox',
  'password',
  'recovery-code',
  // Opens nothing by itself, and stands in mails that are answered years later.
  'reply-address',
  'two-factor',
])

const keyBytes = 32

/** The 32 bytes of a base64 key, or null when it is not one. */
export function parseKey(encoded: string | undefined): Uint8Array | null {
  if (!encoded) return null
  const bytes = base64ToBytes(encoded)
  return bytes?.length === keyBytes ? bytes : null
}

/** Derives one key a purpose from APP_KEY and its predecessors by HKDF-SHA-256 (RFC 5869). */
export function createKeyring(current: Uint8Array, previous: Uint8Array[]): Keyring {
  const derived = new Map<Purpose, [PurposeKey, ...PurposeKey[]]>()
  return (purpose) => {
    let keys = derived.get(purpose)
    if (!keys) {
      const older = stored.has(purpose) ? previous : []
      keys = [derive(current, purpose), ...older.map((key) => derive(key, purpose))]
      derived.set(purpose, keys)
    }
    return keys
  }
}

function derive(key: Uint8Array, purpose: Purpose): PurposeKey {
  const expand = (info: string, length: number) =>
    new Uint8Array(hkdf(sha256, key, undefined, utf8(info), length))
  return {
    id: bytesToBase64Url(expand('key id', 6)),
    bytes: expand(`purpose ${purpose}`, keyBytes),
  }
}
