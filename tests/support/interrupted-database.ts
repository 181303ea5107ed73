import { env } from 'cloudflare:workers'

/** The tests' database, in which `meanwhile` happens just before the first batch is written. */
export function interruptedDatabase(meanwhile: () => Promise<void>): D1Database {
  let interrupted = false
  return new Proxy(env.DB, {
    get(database, name) {
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          if (!interrupted) {
            interrupted = true
            await meanwhile()
          }
          return database.batch(statements)
        }
      }
      const member = Reflect.get(database, name)
      return typeof member === 'function' ? member.bind(database) : member
    },
  })
}
