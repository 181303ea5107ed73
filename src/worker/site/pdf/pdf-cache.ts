import { sha256 } from '@noble/hashes/sha2.js'
import { createCache } from '#worker/cache.ts'
import { bytesToBase64Url } from '#worker/security/bytes.ts'
import type { Representation } from '#worker/site/open-data/representations.ts'

const megabyte = 1024 * 1024

/** The documents that were asked for last; an edition's are evicted once others are asked for. */
const cache = createCache<Representation>(8 * megabyte, ({ body }) => body.length)

/** Returns a document by its key, made once per isolate while it is asked for. */
export async function cachedPdf(
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Representation> {
  const cached = cache.get(key)
  if (cached) return cached
  const body = await make()
  const representation = { body, etag: `"${bytesToBase64Url(sha256(body).subarray(0, 16))}"` }
  cache.add(key, representation)
  return representation
}
