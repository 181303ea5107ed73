/** A change to the rows of a list, made at one row. */
export interface RowStep {
  kind: 'add' | 'remove' | 'up' | 'down'
  list: string
  position: number
}

/** The form field that sends a step as the value of the pressed button. */
export const rowStepName = 'rows'

/** Returns a step as the value of its button: `remove taxes 2`. */
export function rowStepValue({ kind, list, position }: RowStep): string {
  return `${kind} ${list} ${position}`
}

/** Parses the value of a button; null if it is no step. */
export function readRowStep(value: unknown): RowStep | null {
  if (typeof value !== 'string') return null
  const [, kind, list = '', position] =
    /^(add|remove|up|down) ([a-zA-Z]{1,40}) (\d{1,4})$/.exec(value) ?? []
  if (kind !== 'add' && kind !== 'remove' && kind !== 'up' && kind !== 'down') return null
  return { kind, list, position: Number(position) }
}

/** Returns the rows of a list after a step. */
export function rowsAfter(rows: readonly unknown[], { kind, position }: RowStep): unknown[] {
  if (kind === 'add') return [...rows, {}]
  if (kind === 'remove') return rows.toSpliced(position, 1)
  const to = kind === 'up' ? position - 1 : position + 1
  if (to < 0 || Math.max(position, to) >= rows.length) return [...rows]
  return rows.toSpliced(position, 1).toSpliced(to, 0, rows[position])
}

/** Returns the id of the element that contains the rows of a list. */
export function rowsId(list: string): string {
  return `rows-${list}`
}
