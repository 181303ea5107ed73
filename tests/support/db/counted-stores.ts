import { env } from 'cloudflare:workers'
import { databaseWith, replacing } from '#tests/support/replacing.ts'
import { editionKeys } from '#worker/knowledge/edition-in-kv.ts'

/** What was asked of the stores: D1 statements and KV operations by name. */
interface StoreCount {
  d1: string[]
  kv: string[]
}

// An isolate reads the days with other hours as often as the edition.
const isOfHours = /from "hours_exceptions"/

const operations = ['get', 'getWithMetadata', 'put', 'list', 'delete'] as const

/**
 * The tests' stores, writing down each operation; `env` goes into a Browser. That an isolate asks for
 * the newest edition and for other hours now and then is left out.
 */
export function countedStores() {
  const count: StoreCount = { d1: [], kv: [] }
  const DB = watchedDatabase((query) => {
    if (!isOfHours.test(query)) count.d1.push(query)
    return query
  })
  const counted =
    (name: (typeof operations)[number]) =>
    (...parameters: unknown[]) => {
      if (parameters[0] !== editionKeys.current) count.kv.push(name)
      return Reflect.apply(env.KV[name], env.KV, parameters)
    }
  const KV = replacing(env.KV, Object.fromEntries(operations.map((name) => [name, counted(name)])))
  const reset = () => {
    count.d1 = []
    count.kv = []
  }
  return { env: { DB, KV }, count, reset }
}

/** The tests' database, telling `onPrepare` each query, which it may replace. */
export function watchedDatabase(onPrepare: (query: string) => string): D1Database {
  return databaseWith({ prepare: (query: string) => env.DB.prepare(onPrepare(query)) })
}

/** Returns the tests' database, and the statements that it is given: all, or those that are ours. */
export function watchedQueries(isOurs: (query: string) => boolean = () => true) {
  const queries = new Set<string>()
  const DB = watchedDatabase((query) => {
    if (isOurs(query)) queries.add(query)
    return query
  })
  return { DB, queries }
}
