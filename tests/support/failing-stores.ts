import { env } from 'cloudflare:workers'
import { databaseWith, replacing } from './replacing.ts'

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
