/** The value of a cell; null leaves it empty. */
type Cell = string | number | boolean | null

/** Cells by the names of their columns. */
export type Cells = Readonly<Record<string, Cell>>

const byteOrderMark = '\uFEFF'
// Where semicolons separate fields, or a table is pasted, a cell can also begin inside a text,
// because the quotes only protect commas. Invisible characters may precede the sign, and East Asian
// programs accept its wide and small forms.
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫]'
const beginning = /^[\s\p{Cf}"]*/u
const formula = new RegExp(`^${sign}`)
const innerFormula = new RegExp(`([;\\t\\r\\n])([\\p{Z}\\p{Cf}"]*)(?=${sign})`, 'gu')
const special = /[",\r\n]/

/**
 * A table as comma-separated values (RFC 4180): UTF-8 with a byte order mark, without which Excel
 * takes it for another encoding.
 */
export function csvOf(columns: readonly string[], rows: readonly Cells[]): string {
  return csvHead(columns) + csvRows(columns, rows)
}

/** The beginning of a table that is sent piece by piece. */
export function csvHead(columns: readonly string[]): string {
  return `${byteOrderMark}${lineOf(columns)}`
}

/** Rows of a table that is sent piece by piece. */
export function csvRows(columns: readonly string[], rows: readonly Cells[]): string {
  return rows.map((cells) => lineOf(rowOf(columns, cells))).join('')
}

function lineOf(texts: readonly string[]): string {
  return `${texts.map(quoteCell).join(',')}\r\n`
}

/** The cells of a row as texts, in the order of the columns. */
export function rowOf(columns: readonly string[], cells: Cells): string[] {
  return columns.map((column) => textOf(cells[column] ?? null))
}

/**
 * Returns a cell's text, with an apostrophe before anything a spreadsheet would run as a formula;
 * negative numbers are left alone.
 */
function textOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const [blank = ''] = beginning.exec(cell) ?? []
  const text = cell.slice(blank.length)
  const isRun = formula.test(text) || /^[\t\r\n]/.test(blank)
  return `${isRun ? "'" : ''}${blank}${text.replace(innerFormula, "$1'$2")}`
}

function quoteCell(text: string): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
