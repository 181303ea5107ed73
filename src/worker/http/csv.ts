/** What a cell can hold; null leaves it empty. */
export type Cell = string | number | boolean | null

/** Cells by the names of their columns. */
export type Cells = Readonly<Record<string, Cell>>

const byteOrderMark = '\uFEFF'
const formula = /^[=+\-@\t]/
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
  return `${texts.map(quoted).join(',')}\r\n`
}

/** The cells of a row as texts, in the order of the columns. */
export function rowOf(columns: readonly string[], cells: Cells): string[] {
  return columns.map((column) => textOf(cells[column] ?? null))
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe; numbers are none. */
function textOf(cell: Cell): string {
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell
  return cell === null ? '' : String(cell)
}

function quoted(text: string): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
