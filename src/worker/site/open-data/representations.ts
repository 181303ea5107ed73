import type { Edition } from '#worker/knowledge/edition.ts'
import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** The bytes of a file and their strong entity tag (RFC 9110 § 8.8.3). */
export interface Representation {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** The files of each edition, which are forgotten together with it. */
const files = new WeakMap<Edition, Map<string, Representation>>()

/** Returns a file of an edition by its key, rendered and hashed once per isolate. */
export async function representationOf(
  edition: Edition,
  key: string,
  make: () => string | Promise<string>,
): Promise<Representation> {
  const cache = files.get(edition) ?? new Map<string, Representation>()
  files.set(edition, cache)
  const cached = cache.get(key)
  if (cached) return cached
  const body = utf8(await make())
  const hash = await crypto.subtle.digest('SHA-256', body)
  const representation = {
    body,
    etag: `"${bytesToBase64Url(new Uint8Array(hash).subarray(0, 16))}"`,
  }
  cache.set(key, representation)
  return representation
}
