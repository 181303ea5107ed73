import { env } from 'cloudflare:workers'

/** What D1 throws when it cannot be reached. */
const lostConnection = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/** A database that cannot be reached. */
export function failingDatabase(): D1Database {
  const statement: Record<string, unknown> = {}
  for (const method of ['all', 'first', 'raw', 'run']) statement[method] = lostConnection
  statement.bind = () => statement
  const database = { prepare: () => statement, batch: lostConnection, exec: lostConnection }
  return database as unknown as D1Database
}

type Operation = 'get' | 'put' | 'list' | 'delete'

/** A key-value store whose named operations fail as Cloudflare's do; all of them unless told. */
export function failingKeyValueStore(
  operations: Operation[] = ['get', 'put', 'list', 'delete'],
): KVNamespace {
  return new Proxy(env.KV, {
    get(store, name) {
      if (operations.includes(name as Operation)) {
        const message = `KV ${String(name).toUpperCase()} failed: 500 Internal Server Error`
        return () => Promise.reject(new Error(message))
      }
      const member = Reflect.get(store, name)
      return typeof member === 'function' ? member.bind(store) : member
    },
  })
}
