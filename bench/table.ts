/** Figures of one part of the bench, as rows of a Markdown table. */
export interface Table {
  columns: string[]
  /** The first cell of a row says what was measured. */
  rows: string[][]
}

/** Returns a table as Markdown. */
export function markdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns one table for two builds: each row is followed by that of the other build. */
export function sideBySide(tables: Record<string, Table>): Table {
  const [first, ...others] = Object.entries(tables)
  if (!first) return { columns: [], rows: [] }
  const [name, { columns, rows }] = first
  const [subject = '', ...rest] = columns
  const cells = ([what = '', ...values]: string[], build: string) => [what, build, ...values]
  return {
    columns: [subject, 'build', ...rest],
    rows: rows.flatMap((row) => [
      cells(row, name),
      ...others.flatMap(([other, table]) =>
        table.rows.filter(([what]) => what === row[0]).map((same) => cells(same, other)),
      ),
    ]),
  }
}
