import { env } from 'cloudflare:workers'
import { databaseWith } from '#tests/support/replacing.ts'

/** The tests' database, in which `meanwhile` happens just before the first batch is written. */
export function interruptedDatabase(meanwhile: () => Promise<void>): D1Database {
  const interrupt = once(meanwhile)
  return databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      await interrupt()
      return env.DB.batch(statements)
    },
  })
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done = false
  return async () => {
    if (done) return
    done = true
    await work()
  }
}
