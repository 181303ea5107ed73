import { inTime } from './in-time.ts'

/** The operations on KV that the product uses; each one answers in time or throws. */
export interface KeyValueStore {
  get(key: string, options?: KeyValueRead): Promise<string | null>
  /** Reads up to 100 keys at once; keys without a value are absent from the map. */
  getMany(keys: readonly string[], options?: KeyValueRead): Promise<Map<string, string>>
  put(key: string, value: string, options?: { expirationTtl: number }): Promise<void>
  delete(key: string): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<{ keys: { name: string }[] }>
}

/** Seconds for which a location may answer from its cache: at least 30. */
interface KeyValueRead {
  cacheTtl?: number
}

/** The product's KV namespace: session records, hits and the published edition. */
export function openKeyValueStore(kv: KVNamespace): KeyValueStore {
  return {
    get: (key, options) => inTime('KV', kv.get(key, options)),
    getMany: async (keys, options) => {
      const values = await inTime('KV', kv.get([...keys], { type: 'text', ...options }))
      return new Map([...values].flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
    },
    put: (key, value, options) => inTime('KV', kv.put(key, value, options)),
    delete: (key) => inTime('KV', kv.delete(key)),
    list: (options) => inTime('KV', kv.list(options)),
  }
}
