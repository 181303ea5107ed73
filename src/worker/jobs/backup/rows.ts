/** Runs one statement and returns its rows; the values are bound to `?1`, `?2`, … */
export type Query = (sql: string, ...values: string[]) => Promise<Record<string, unknown>[]>

/** A table to copy, and the columns by which its rows are read in order. */
export interface CopiedTable {
  name: string
  columns: string[]
  keys: string[]
}

interface Page {
  /** Rows as JSON arrays, in the order of the columns. */
  lines: string[]
  /** The keys of the last row as JSON; null for an empty page. */
  last: string | null
}

// D1 takes 2 MB as one value, and a restore hands it a whole page.
const pageBytes = 512 * 1024
const pageRows = 500

/** Returns the name of the newest migration of a database. */
export async function schemaOf(query: Query): Promise<string> {
  const [row] = await query('SELECT max(name) AS name FROM d1_migrations')
  return `${row?.name}`
}

/** Returns the tables of the product; those of SQLite, D1 and Wrangler are left out. */
export async function copiedTables(query: Query): Promise<CopiedTable[]> {
  const tables = await query(`
    SELECT name, sql LIKE '%WITHOUT ROWID%' AS isKeyed
    FROM sqlite_master
    WHERE type = 'table'
      AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'
    ORDER BY name`)
  return Promise.all(
    tables.map(({ name, isKeyed }) => describe(query, `${name}`, Boolean(isKeyed))),
  )
}

async function describe(query: Query, name: string, isKeyed: boolean): Promise<CopiedTable> {
  const columns = await query(`PRAGMA table_info("${name}")`)
  const keys = columns.filter(({ pk }) => pk).sort((a, b) => Number(a.pk) - Number(b.pk))
  const names = (some: typeof columns) => some.map((column) => `${column.name}`)
  return { name, columns: names(columns), keys: isKeyed ? names(keys) : ['rowid'] }
}

/**
 * Returns the rows of a table after the given keys. SQLite writes the JSON: JavaScript would round
 * large integers.
 */
export async function readPage(
  query: Query,
  { name, columns, keys }: CopiedTable,
  after: string | null,
): Promise<Page> {
  const order = keys.map((key) => `"${key}"`).join(', ')
  const start = keys.map((_, index) => `json_extract(?1, '$[${index}]')`).join(', ')
  const rows = await query(
    `WITH page AS (
      SELECT ${order}, '[' || ${columns.map(asJson).join(" || ',' || ")} || ']' AS line
      FROM "${name}"
      ${after === null ? '' : `WHERE (${order}) > (${start})`}
      ORDER BY ${order}
      LIMIT ${pageRows}
    ), measured AS (
      SELECT *,
        row_number() OVER (ORDER BY ${order}) AS number,
        sum(length(CAST(line AS BLOB))) OVER (ORDER BY ${order}) AS bytes
      FROM page
    )
    SELECT line, json_array(${order}) AS keys
    FROM measured
    WHERE number = 1 OR bytes <= ${pageBytes}
    ORDER BY number`,
    ...(after === null ? [] : [after]),
  )
  const last = rows.at(-1)
  return { lines: rows.map(({ line }) => `${line}`), last: last ? `${last.keys}` : null }
}

/** Returns the expression for a value as JSON that gives back its type and every digit. */
function asJson(column: string): string {
  return `CASE typeof("${column}")
    WHEN 'blob' THEN '{"hex":"' || hex("${column}") || '"}'
    WHEN 'real' THEN '{"real":"' || format('%!.17g', "${column}") || '"}'
    WHEN 'integer' THEN iif("${column}" BETWEEN -9007199254740991 AND 9007199254740991,
      CAST("${column}" AS TEXT), '{"integer":"' || "${column}" || '"}')
    ELSE json_quote("${column}") END`
}
