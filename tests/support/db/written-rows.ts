import { env } from 'cloudflare:workers'
import { databaseWith } from '#tests/support/replacing.ts'

/** The tests' database, which counts the rows that it writes, by which D1 bills; `env` goes into a Browser. */
export function writtenRows() {
  const count = { rows: 0 }
  const counted = <Result extends D1Result>(result: Result): Result => {
    count.rows += result.meta.rows_written
    return result
  }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const statement = (original: D1PreparedStatement, query: string): object => {
    const one = {
      bind: (...values: unknown[]) => statement(original.bind(...values), query),
      run: async () => counted(await original.run()),
      all: async () => counted(await original.all()),
      // It brings no count: what reads writes nothing, and what writes gives its rows as objects.
      raw: async () =>
        /^select/i.test(query)
          ? original.raw()
          : counted(await original.all<object>()).results.map(Object.values),
    }
    originals.set(one, original)
    return one
  }
  const DB = databaseWith({
    prepare: (query: string) => statement(env.DB.prepare(query), query),
    batch: async (all: D1PreparedStatement[]) => {
      const statements = all.map((one) => originals.get(one) ?? one)
      return (await env.DB.batch(statements)).map(counted)
    },
  })
  return { env: { DB }, count }
}
