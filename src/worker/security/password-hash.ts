import { oneSpelling } from '#shared/text.ts'
import { arrivals } from './arrivals.ts'
import { base64ToBytes, bytesToBase64Url, utf8 } from './bytes.ts'
import type { PurposeKey } from './keyring.ts'
import { inSlot, type Requester } from './password-queue.ts'
import { hmac } from './signature.ts'

/** Cost of a hash: `rounds` chained calls of PBKDF2-HMAC-SHA-256 with `iterations` each. */
interface Cost {
  rounds: number
  iterations: number
}

interface ParsedHash extends Cost {
  keyId: string
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

// 600,000 in all, as OWASP asks. One call may not exceed 100,000 on Cloudflare and would freeze
// the isolate; sixty short ones do neither.
const currentCost: Cost = { rounds: 60, iterations: 10_000 }
const maxIterations = 100_000
// A turn of the event loop, in which other requests come in, takes a millisecond even when none
// does: one after every round, and all of them nearly double the time of a sign-in.
const iterationsAlone = 100_000
const maxTotal = 2_000_000
const saltBytes = 16
const hashBytes = 32
const scheme = 'v1$pbkdf2c-sha256'

interface Derivation extends Cost {
  salt: Uint8Array<ArrayBuffer>
  /** Tells at each turn of the event loop that the work goes on. */
  renewSlot: () => void
}

type Keys = readonly [PurposeKey, ...PurposeKey[]]

/**
 * Hashes a password (NFKC, peppered by an APP_KEY) into a string that names its own parameters:
 * `v1$pbkdf2c-sha256$r=60$i=10000$<key id>$<salt>$<hash>`, base64url. `requester`
 * waits for a slot; throws Unavailable when none comes free.
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
 * Whether a password belongs to a hash; false too for one that is malformed, too dear, or made with
 * a key that is gone: the last costs the same work, so that its time tells nothing. `requester`
 * waits for a slot; throws Unavailable when none comes free.
 */
export async function verifyPassword(
  keys: Keys,
  { password, encoded, requester }: { password: string; encoded: string; requester: Requester },
): Promise<boolean> {
  const parsed = parse(encoded)
  if (!parsed) return false
  const key = keys.find((one) => one.id === parsed.keyId)
  const derived = await inSlot(requester, (renewSlot) =>
    derive(key ?? keys[0], password, { ...parsed, renewSlot }),
  )
  return key !== undefined && equalBytes(derived, parsed.hash)
}

/** Whether a hash was made with other parameters or another key than a new one would be. */
export function needsRehash([key]: Keys, encoded: string): boolean {
  const parsed = parse(encoded)
  return (
    parsed?.rounds !== currentCost.rounds ||
    parsed.iterations !== currentCost.iterations ||
    parsed.keyId !== key.id
  )
}

/** A hash that no password has: checking against it costs what checking a real one does. */
export function dummyHash([key]: Keys): string {
  return encode(key.id, new Uint8Array(saltBytes), new Uint8Array(hashBytes))
}

function encode(keyId: string, salt: Uint8Array, hash: Uint8Array): string {
  const { rounds, iterations } = currentCost
  const encoded = [salt, hash].map(bytesToBase64Url)
  return [scheme, `r=${rounds}`, `i=${iterations}`, keyId, ...encoded].join('$')
}

/** Gives others a turn now and then; between all rounds, once it has seen that there are any. */
async function derive(
  key: PurposeKey,
  password: string,
  { rounds, iterations, salt, renewSlot }: Derivation,
): Promise<Uint8Array<ArrayBuffer>> {
  let secret = await hmac(key, utf8(oneSpelling(password)))
  const arrivedBefore = arrivals()
  let sinceTurn = 0
  for (let round = 1; round <= rounds; round++) {
    const imported = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    const roundSalt = new Uint8Array([...salt, 0, 0, round >> 8, round & 255])
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: roundSalt, iterations }
    secret = new Uint8Array(await crypto.subtle.deriveBits(algorithm, imported, hashBytes * 8))
    sinceTurn += iterations
    const alone = arrivals() === arrivedBefore
    if (round === rounds || (alone && sinceTurn < iterationsAlone)) continue
    await scheduler.wait(0)
    renewSlot()
    sinceTurn = 0
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
  const affordable =
    cost.rounds > 0 &&
    cost.iterations > 0 &&
    cost.iterations <= maxIterations &&
    cost.rounds * cost.iterations <= maxTotal
  if (!affordable || bytes.salt?.length !== saltBytes || bytes.hash?.length !== hashBytes) {
    return null
  }
  return { ...cost, keyId, salt: bytes.salt, hash: bytes.hash }
}

/** Compares two byte strings of one length in constant time. */
function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}
