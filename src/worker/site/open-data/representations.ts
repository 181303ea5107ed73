import type { Edition } from '#worker/knowledge/edition.ts'
import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** A file as it is sent: its bytes, and the strong tag that no other bytes have (RFC 9110 § 8.8.3). */
export interface Representation {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

let edition: Edition | undefined
const kept = new Map<string, Representation>()

/** A file of an edition by a key of its own: made and hashed once an isolate. */
export async function representationOf(
  of: Edition,
  key: string,
  make: () => string | Promise<string>,
): Promise<Representation> {
  if (edition !== of) {
    edition = of
    kept.clear()
  }
  const found = kept.get(key)
  if (found) return found
  const body = utf8(await make())
  const hash = await crypto.subtle.digest('SHA-256', body)
  const made = { body, etag: `"${bytesToBase64Url(new Uint8Array(hash).subarray(0, 16))}"` }
  // Another edition may have come while this one was hashed.
  if (edition === of) kept.set(key, made)
  return made
}
