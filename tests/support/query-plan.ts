import { env } from 'cloudflare:workers'

/** The steps by which SQLite runs a query. */
export async function planOf(query: string): Promise<string[]> {
  const values = Array<null>((query.match(/\?/g) ?? []).length).fill(null)
  const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).bind(...values)
  return (await explain.all<{ detail: string }>()).results.map(({ detail }) => detail)
}
