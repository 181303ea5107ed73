import { env } from 'cloudflare:workers'

/** The steps by which SQLite runs a query. */
export async function planOf(query: string): Promise<string[]> {
  const values = Array<null>((query.match(/\?/g) ?? []).length).fill(null)
  const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).bind(...values)
  return (await explain.all<{ detail: string }>()).results.map(({ detail }) => detail)
}

/** What a statement brings with it or has found before: rows that no table adds to. */
const ownRows =
  /^SCAN (one_row$|found$|candidates$|(\d+ )?CONSTANT ROWS?|\d+-ROW VALUES CLAUSE|\(subquery-\d+\)|\w+ (EXISTS )?VIRTUAL TABLE)/

/** Returns the steps of a query that read a table from its beginning, or sort; but for allowed ones. */
export async function slowSteps(query: string, allowed?: RegExp): Promise<string[]> {
  const steps = await planOf(query)
  return steps.filter(
    (step) => /^SCAN |TEMP B-TREE/.test(step) && !ownRows.test(step) && !allowed?.test(step),
  )
}
