import { expand, extract } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'

/** The purpose of a derived key; each purpose has its own key. */
type Purpose =
  | 'address'
  | 'alerts'
  | 'booking'
  | 'bounce-address'
  | 'calendar'
  | 'csrf'
  | 'device'
  | 'files'
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
  | 'submission'
  | 'two-factor'
  | 'verification'

/** A derived 256-bit key with a public id that names the APP_KEY it came from. */
export interface PurposeKey {
  id: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Returns the keys of a purpose: the first seals and signs, all of them open and verify. Keys of
 * earlier APP_KEYs are included only for stored data, never for cookies or links: somebody with a
 * leaked old key could forge those.
 */
export type Keyring = (purpose: Purpose) => readonly [PurposeKey, ...PurposeKey[]]

const persistentPurposes: ReadonlySet<Purpose> = new Set([
  'bounce-address',
  'calendar',
  'alerts',
  'newsletter',
  'outbox',
  'password',
  'recovery-code',
  // Grants no access by itself, and stays in mails that people answer years later.
  'reply-address',
  'two-factor',
])

const keyBytes = 32

/** Returns the 32 bytes of a base64 key; null if it is not one. */
export function parseKey(encoded: string | undefined): Uint8Array<ArrayBuffer> | null {
  if (!encoded) return null
  const bytes = base64ToBytes(encoded)
  return bytes?.length === keyBytes ? bytes : null
}

/** Derives a key for each purpose from APP_KEY and its predecessors by HKDF-SHA-256 (RFC 5869). */
export function createKeyring(current: Uint8Array, previous: Uint8Array[]): Keyring {
  const derived = new Map<Purpose, [PurposeKey, ...PurposeKey[]]>()
  const derive = derivation(current)
  const others = previous.map(derivation)
  return (purpose) => {
    let keys = derived.get(purpose)
    if (!keys) {
      const older = persistentPurposes.has(purpose) ? others : []
      keys = [derive(purpose), ...older.map((deriveOlder) => deriveOlder(purpose))]
      derived.set(purpose, keys)
    }
    return keys
  }
}

/** Returns a function that derives the keys of purposes from one key. What they share is made once. */
function derivation(key: Uint8Array): (purpose: Purpose) => PurposeKey {
  const pseudorandom = extract(sha256, key)
  const bytesFor = (info: string, length: number) =>
    new Uint8Array(expand(sha256, pseudorandom, utf8(info), length))
  const id = bytesToBase64Url(bytesFor('key id', 6))
  return (purpose) => ({ id, bytes: bytesFor(`purpose ${purpose}`, keyBytes) })
}
