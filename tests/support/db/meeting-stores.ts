import { env } from 'cloudflare:workers'
import { databaseWith, replacing } from '#tests/support/replacing.ts'

/** The tests' stores, each of which answers only when the other one has been asked as well. */
export function meetingStores() {
  const kvAsked = Promise.withResolvers<void>()
  const d1Asked = Promise.withResolvers<void>()

  const meeting = (statement: D1PreparedStatement): D1PreparedStatement => {
    const answered = (method: 'all' | 'raw' | 'run') => async () => {
      d1Asked.resolve()
      await kvAsked.promise
      return statement[method]()
    }
    return replacing(statement, {
      bind: (...values: unknown[]) => meeting(statement.bind(...values)),
      all: answered('all'),
      raw: answered('raw'),
      run: answered('run'),
    })
  }

  return {
    DB: databaseWith({ prepare: (query: string) => meeting(env.DB.prepare(query)) }),
    KV: replacing(env.KV, {
      get: async (key: string) => {
        kvAsked.resolve()
        await d1Asked.promise
        return env.KV.get(key)
      },
    }),
  }
}
