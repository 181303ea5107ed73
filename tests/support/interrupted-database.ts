import { env } from 'cloudflare:workers'
import { databaseWith } from './replacing.ts'

/** The tests' database, in which `meanwhile` happens just before the first batch is written. */
export function interruptedDatabase(meanwhile: () => Promise<void>): D1Database {
  let interrupted = false
  return databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      if (!interrupted) {
        interrupted = true
        await meanwhile()
      }
      return env.DB.batch(statements)
    },
  })
}
