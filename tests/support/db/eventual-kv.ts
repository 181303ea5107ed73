import { env } from 'cloudflare:workers'
import { replacing } from '#tests/support/replacing.ts'

const delayMs = 60_000
const writeIntervalMs = 1000

interface Seen {
  value: string | null
  at: number
}

/**
 * A key-value store as Cloudflare's is, over the tests' own: each place keeps what it read, misses
 * too, for a minute; a list shows a key a minute after it was put; a key takes one write a second.
 * Time is the tests' clock.
 */
export function eventualKeyValueStore() {
  const writtenAt = new Map<string, number>()

  const putAt = (key: string) => writtenAt.get(key) ?? Number.NEGATIVE_INFINITY

  function claimWrite(key: string): void {
    const now = Date.now()
    if (now - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < writeIntervalMs) {
      throw new Error('KV PUT failed: 429 Too Many Requests')
    }
    writtenAt.set(key, now)
  }

  /** The store as one place sees it. */
  function from(_place: string): KVNamespace {
    const seen = new Map<string, Seen>()
    async function read(key: string): Promise<string | null> {
      const known = seen.get(key)
      if (known && Date.now() - known.at < delayMs) return known.value
      const value = await env.KV.get(key)
      seen.set(key, { value, at: Date.now() })
      return value
    }
    const operations = {
      getWithMetadata: undefined,
      async get(key: string | string[]): Promise<unknown> {
        if (typeof key === 'string') return read(key)
        return new Map(await Promise.all(key.map(async (one) => [one, await read(one)] as const)))
      },
      async put(key: string, value: string, options?: KVNamespacePutOptions) {
        claimWrite(key)
        await env.KV.put(key, value, options)
      },
      async delete(key: string) {
        claimWrite(key)
        await env.KV.delete(key)
      },
      /** What stands for a minute, and nothing newer, not even what was put here. */
      async list(options: KVNamespaceListOptions = {}) {
        const listed = await env.KV.list({ ...options, limit: 1000 })
        const old = listed.keys.filter(({ name }) => Date.now() - putAt(name) >= delayMs)
        return { ...listed, keys: old.slice(0, options.limit ?? 1000) }
      },
    }
    return replacing(env.KV, operations)
  }

  return { from }
}
