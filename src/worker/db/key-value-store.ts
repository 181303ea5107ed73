import { inTime } from './in-time.ts'

/** What the product uses of KV; each operation answers in time or throws. */
export interface KeyValueStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
  delete(key: string): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<{ keys: { name: string }[] }>
}

/** The product's KV namespace: session records and hits. */
export function openKeyValueStore(kv: KVNamespace): KeyValueStore {
  return {
    get: (key) => inTime('KV', kv.get(key)),
    put: (key, value, options) => inTime('KV', kv.put(key, value, options)),
    delete: (key) => inTime('KV', kv.delete(key)),
    list: (options) => inTime('KV', kv.list(options)),
  }
}
