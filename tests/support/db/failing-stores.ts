import { env } from 'cloudflare:workers'
import { databaseWith, replacing } from '#tests/support/replacing.ts'

/** What D1 throws when it cannot be reached. */
const lostConnection = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/** A database that cannot be reached. */
export function failingDatabase(): D1Database {
  const statement: Record<string, unknown> = {}
  for (const method of ['all', 'first', 'raw', 'run']) statement[method] = lostConnection
  statement.bind = () => statement
  return databaseWith({ prepare: () => statement, batch: lostConnection })
}

type Operation = 'get' | 'put' | 'list' | 'delete'

/** A key-value store whose named operations fail as Cloudflare's do; all of them unless told. */
export function failingKeyValueStore(
  operations: readonly Operation[] = ['get', 'put', 'list', 'delete'],
): KVNamespace {
  const fail = (name: Operation) => () =>
    Promise.reject(new Error(`KV ${name.toUpperCase()} failed: 500 Internal Server Error`))
  return replacing(env.KV, Object.fromEntries(operations.map((name) => [name, fail(name)])))
}

const never = () => new Promise<never>(() => {})

/** A database that takes every query and answers none. */
export function hangingDatabase(): D1Database {
  const statement: Record<string, unknown> = {}
  for (const method of ['all', 'first', 'raw', 'run']) statement[method] = never
  statement.bind = () => statement
  return databaseWith({ prepare: () => statement, batch: never })
}

/** A key-value store that takes every operation and answers none. */
export function hangingKeyValueStore(): KVNamespace {
  return replacing(env.KV, { get: never, put: never, list: never, delete: never })
}
