import { env } from 'cloudflare:workers'

/** What was asked of the stores: D1 statements and batches by kind, KV operations by name. */
interface StoreCount {
  d1: string[]
  kv: string[]
}

const bound = (target: object, name: string | symbol) => {
  const member = Reflect.get(target, name)
  return typeof member === 'function' ? member.bind(target) : member
}

/** The tests' stores, writing down each operation; `env` goes into a Browser. */
export function countedStores() {
  const count: StoreCount = { d1: [], kv: [] }
  const DB = new Proxy(env.DB, {
    get(database, name) {
      if (name === 'prepare') {
        return (query: string) => {
          count.d1.push(query)
          return database.prepare(query)
        }
      }
      return bound(database, name)
    },
  })
  const KV = new Proxy(env.KV, {
    get(store, name) {
      const member = bound(store, name)
      if (typeof member !== 'function') return member
      return (...parameters: unknown[]) => {
        count.kv.push(String(name))
        return member(...parameters)
      }
    },
  })
  const reset = () => {
    count.d1 = []
    count.kv = []
  }
  return { env: { DB, KV }, count, reset }
}
