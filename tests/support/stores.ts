import { env } from 'cloudflare:workers'

const failure = () => Promise.reject(new Error('The store is down'))

/** A database of which every query fails. */
export function brokenDatabase(): D1Database {
  const statement: Record<string, unknown> = {}
  for (const method of ['all', 'first', 'raw', 'run']) statement[method] = failure
  statement.bind = () => statement
  return { prepare: () => statement, batch: failure, exec: failure } as unknown as D1Database
}

/** A key-value store of which the named operations fail, all of them unless told. */
export function brokenKeyValueStore(
  operations = ['get', 'getWithMetadata', 'put', 'list', 'delete'],
) {
  return new Proxy(env.KV, {
    get(store, name) {
      if (operations.includes(String(name))) return failure
      const member = Reflect.get(store, name)
      return typeof member === 'function' ? member.bind(store) : member
    },
  })
}

/** The tests' database, telling `onPrepare` each query, which it may replace. */
export function watchedDatabase(onPrepare: (query: string) => string): D1Database {
  return new Proxy(env.DB, {
    get(database, name) {
      if (name === 'prepare') return (query: string) => database.prepare(onPrepare(query))
      const member = Reflect.get(database, name)
      return typeof member === 'function' ? member.bind(database) : member
    },
  })
}
