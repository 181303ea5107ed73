/** Figures of one part of the bench, ready to be read: a table of Markdown. */
export interface Table {
  columns: string[]
  /** Each row begins with what was measured. */
  rows: string[][]
}

/** A table as Markdown. */
export function markdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Two builds in one table: below each row that of the other build. */
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
