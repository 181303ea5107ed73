import { env } from 'cloudflare:workers'
import { databaseWith, replacing } from './replacing.ts'

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

/** The tests' database, in which `meanwhile` happens just before the first statement like this. */
export function databaseInterruptedAt(pattern: RegExp, meanwhile: () => Promise<void>): D1Database {
  const interrupt = once(meanwhile)
  const late = (statement: D1PreparedStatement): D1PreparedStatement => {
    const run = (name: 'all' | 'raw' | 'run' | 'first') => async () => {
      await interrupt()
      return (statement[name] as () => Promise<unknown>)()
    }
    return replacing(statement, {
      bind: (...values: unknown[]) => late(statement.bind(...values)),
      all: run('all'),
      raw: run('raw'),
      run: run('run'),
      first: run('first'),
    })
  }
  return databaseWith({
    prepare(query: string) {
      const statement = env.DB.prepare(query)
      return pattern.test(query) ? late(statement) : statement
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
