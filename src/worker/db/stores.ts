import { drizzle } from 'drizzle-orm/d1'
import { storeTimeoutMs } from '#shared/constants.ts'
import { within } from '../time-limit.ts'
import { Unavailable } from '../unavailable.ts'

/**
 * The product's D1 database. The first query goes to the primary, so that a revoked session is never
 * found on a late replica; those after it see at least the same state. A query that gets no answer in
 * time throws.
 */
export function openDatabase(d1: D1Database) {
  let opened: ReturnType<D1Database['withSession']> | undefined
  // Most requests are for public pages, which ask no store.
  const session = () => (opened ??= d1.withSession('first-primary'))
  const client = {
    prepare: (query: string) => timed(session().prepare(query)),
    batch: (statements: TimedStatement[]) =>
      inTime('D1', session().batch(statements.map(({ statement }) => statement))),
  }
  // Drizzle uses `prepare` and `batch` of a database, and of a statement the methods below.
  return drizzle(client as unknown as D1Database)
}

export type Database = ReturnType<typeof openDatabase>

interface TimedStatement extends Pick<D1PreparedStatement, 'all' | 'raw' | 'run'> {
  /** The statement itself, as `batch` takes it. */
  statement: D1PreparedStatement
  bind(...values: unknown[]): TimedStatement
}

function timed(statement: D1PreparedStatement): TimedStatement {
  return {
    statement,
    bind: (...values) => timed(statement.bind(...values)),
    all: () => inTime('D1', statement.all()),
    run: () => inTime('D1', statement.run()),
    raw: (() => inTime('D1', statement.raw())) as D1PreparedStatement['raw'],
  }
}

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

/**
 * The answer of a store, if it comes in time; else throws Unavailable. A store that hangs would keep
 * its request, and the person behind it, for as long as the platform lets it.
 */
export function inTime<T>(store: 'D1' | 'KV', answer: Promise<T>): Promise<T> {
  const tooLate = () => new Unavailable(`${store} gave no answer in time`)
  return within(storeTimeoutMs, answer, tooLate)
}
