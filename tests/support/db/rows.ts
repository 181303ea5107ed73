import { env } from 'cloudflare:workers'

export type Row = Record<string, string | number | null>

/** Inserts rows as they are, past the product. */
export async function insertRows(table: string, rows: Row[]): Promise<void> {
  const statements = rows.map((row) => {
    const places = Object.keys(row).map(() => '?')
    const text = `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`
    return env.DB.prepare(text).bind(...Object.values(row))
  })
  await env.DB.batch(statements)
}

/** The values of a column, in their order. */
export async function column(table: string, name: string): Promise<unknown[]> {
  const query = env.DB.prepare(`SELECT ${name} FROM ${table} ORDER BY ${name}`)
  return (await query.all<Row>()).results.map((row) => row[name])
}
