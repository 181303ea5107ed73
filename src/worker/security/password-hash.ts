import { oneSpelling } from '#shared/text.ts'
import { arrivals } from './arrivals.ts'
import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'
import { inSlot, type Requester } from './password-queue.ts'
import { hmac } from './signature.ts'

/** The cost of a hash: `rounds` chained calls of PBKDF2-HMAC-SHA-256 with `iterations` each. */
interface Cost {
  rounds: number
  iterations: number
}

interface ParsedHash extends Cost {
  keyId: string
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

// 600,000 in total, as OWASP recommends. Cloudflare allows 100,000 in one call, which would block
// the isolate while it runs; sixty short calls do not.
const currentCost: Cost = { rounds: 60, iterations: 10_000 }
const maxIterations = 100_000
// Yielding to the event loop takes a millisecond even if no request is waiting; doing so after each
// round would nearly double the time of a sign-in.
const iterationsBetweenYields = 100_000
const maxTotal = 2_000_000
const saltBytes = 16
const hashBytes = 32
const scheme = 'v1$pbkdf2c-sha256'

interface Derivation extends Cost {
  salt: Uint8Array<ArrayBuffer>
  /** Renews the lease of the slot; called after each yield. */
  renewSlot: () => void
}

type Keys = readonly [PurposeKey, ...PurposeKey[]]

/**
 * Hashes a password (NFKC, peppered with an APP_KEY) into a string that contains its parameters:
 * `v1$pbkdf2c-sha256$r=60$i=10000$<key id>$<salt>$<hash>`, base64url. Waits for a slot of
 * `requester`; throws Unavailable if none becomes free.
 */
export async function hashPassword(
  [key]: Keys,
  password: string,
  requester: Requester,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const hash = await inSlot(requester, (renewSlot) =>
    derive(key, password, { ...currentCost, salt, renewSlot }),
  )
  return encode(key.id, salt, hash)
}

/**
 * True if the password matches the hash. False if the hash is malformed, too expensive, or made
 * with a key that is gone; the last case takes the same time as a wrong password. Waits for a slot
 * of `requester`; throws Unavailable if none becomes free.
 */
export async function verifyPassword(
  keys: Keys,
  { password, encoded, requester }: { password: string; encoded: string; requester: Requester },
): Promise<boolean> {
  const parsed = parse(encoded)
  if (!parsed) return false
  const key = keys.find((candidate) => candidate.id === parsed.keyId)
  const derived = await inSlot(requester, (renewSlot) =>
    derive(key ?? keys[0], password, { ...parsed, renewSlot }),
  )
  return key !== undefined && equalBytes(derived, parsed.hash)
}

/** True if a new hash would have other parameters or another key. */
export function needsRehash([key]: Keys, encoded: string): boolean {
  const parsed = parse(encoded)
  return (
    parsed?.rounds !== currentCost.rounds ||
    parsed.iterations !== currentCost.iterations ||
    parsed.keyId !== key.id
  )
}

/** Returns a hash that no password matches; checking against it takes as long as a real one. */
export function dummyHash([key]: Keys): string {
  return encode(key.id, new Uint8Array(saltBytes), new Uint8Array(hashBytes))
}

function encode(keyId: string, salt: Uint8Array, hash: Uint8Array): string {
  const { rounds, iterations } = currentCost
  const encoded = [salt, hash].map(bytesToBase64Url)
  return [scheme, `r=${rounds}`, `i=${iterations}`, keyId, ...encoded].join('$')
}

/** Yields to the event loop now and then, and after each round once other requests have come in. */
async function derive(
  key: PurposeKey,
  password: string,
  { rounds, iterations, salt, renewSlot }: Derivation,
): Promise<Uint8Array<ArrayBuffer>> {
  let secret = await hmac(key, utf8(oneSpelling(password)))
  const arrivalsBefore = arrivals()
  let iterationsSinceYield = 0
  for (let round = 1; round <= rounds; round++) {
    const imported = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    const roundSalt = new Uint8Array([...salt, 0, 0, round >> 8, round & 255])
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: roundSalt, iterations }
    secret = new Uint8Array(await crypto.subtle.deriveBits(algorithm, imported, hashBytes * 8))
    iterationsSinceYield += iterations
    const isAlone = arrivals() === arrivalsBefore
    if (round === rounds || (isAlone && iterationsSinceYield < iterationsBetweenYields)) continue
    await scheduler.wait(0)
    renewSlot()
    iterationsSinceYield = 0
  }
  return secret
}

function parse(encoded: string): ParsedHash | null {
  const match = encoded.match(
    /^v1\$pbkdf2c-sha256\$r=(\d{1,4})\$i=(\d{1,6})\$([\w-]+)\$([\w-]+)\$([\w-]+)$/,
  )
  if (!match) return null
  const [, rounds, iterations, keyId = '', salt = '', hash = ''] = match
  const cost = { rounds: Number(rounds), iterations: Number(iterations) }
  const bytes = { salt: base64ToBytes(salt), hash: base64ToBytes(hash) }
  const isAffordable =
    cost.rounds > 0 &&
    cost.iterations > 0 &&
    cost.iterations <= maxIterations &&
    cost.rounds * cost.iterations <= maxTotal
  if (!isAffordable || bytes.salt?.length !== saltBytes || bytes.hash?.length !== hashBytes) {
    return null
  }
  return { ...cost, keyId, salt: bytes.salt, hash: bytes.hash }
}

/** Compares two byte strings of the same length in constant time. */
function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < b.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}
