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
/** The separator of fields and the sign before decimals, which depend on each other. */
export interface CsvDialect {
  delimiter: ',' | ';'
  decimal: '.' | ','
}

/** The dialect of RFC 4180. */
const commas: CsvDialect = { delimiter: ',', decimal: '.' }

/** The dialect that spreadsheets expect where a comma stands before decimals. */
export const semicolons: CsvDialect = { delimiter: ';', decimal: ',' }

/**
 * A table as comma-separated values (RFC 4180): UTF-8 with a byte order mark, without which Excel
 * takes it for another encoding.
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly Cells[],
  dialect: CsvDialect = commas,
): string {
  return csvHead(columns, dialect) + csvRows(columns, rows, dialect)
}

/** The beginning of a table that is sent piece by piece. */
export function csvHead(columns: readonly string[], dialect: CsvDialect = commas): string {
  return `${byteOrderMark}${lineOf(columns, dialect)}`
}

/** Rows of a table that is sent piece by piece. */
export function csvRows(
  columns: readonly string[],
  rows: readonly Cells[],
  dialect: CsvDialect = commas,
): string {
  return rows.map((cells) => lineOf(rowOf(columns, cells, dialect), dialect)).join('')
}

function lineOf(texts: readonly string[], { delimiter }: CsvDialect): string {
  return `${texts.map((text) => quoteCell(text, delimiter)).join(delimiter)}\r\n`
}

/** The cells of a row as texts, in the order of the columns. */
export function rowOf(
  columns: readonly string[],
  cells: Cells,
  dialect: CsvDialect = commas,
): string[] {
  return columns.map((column) => textOf(cells[column] ?? null, dialect))
}

/**
 * Returns a cell's text, with an apostrophe before anything a spreadsheet would run as a formula;
 * negative numbers are left alone.
 */
function textOf(cell: Cell, { decimal }: CsvDialect): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const [blank = ''] = beginning.exec(cell) ?? []
  const text = cell.slice(blank.length)
  const isRun = formula.test(text) || /^[\t\r\n]/.test(blank)
  return `${isRun ? "'" : ''}${blank}${text.replace(innerFormula, "$1'$2")}`
}

function quoteCell(text: string, delimiter: string): string {
  const isSpecial = text.includes(delimiter) || /["\r\n]/.test(text)
  return isSpecial ? `"${text.replaceAll('"', '""')}"` : text
}
