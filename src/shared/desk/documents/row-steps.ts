/** A change of the rows of a list, by the place of a row among them. */
export interface RowStep {
  kind: 'add' | 'remove' | 'up' | 'down'
  list: string
  place: number
}

/** The name under which a form sends a step: its value is that of the button that was pressed. */
export const rowStepName = 'rows'

/** Returns a step as the value of its button: `remove taxes 2`. */
export function rowStepValue({ kind, list, place }: RowStep): string {
  return `${kind} ${list} ${place}`
}

/** Reads the value of a button; null for what is none. */
export function readRowStep(value: unknown): RowStep | null {
  if (typeof value !== 'string') return null
  const [, kind, list = '', place] =
    /^(add|remove|up|down) ([a-zA-Z]{1,40}) (\d{1,4})$/.exec(value) ?? []
  if (kind !== 'add' && kind !== 'remove' && kind !== 'up' && kind !== 'down') return null
  return { kind, list, place: Number(place) }
}

/** Returns the rows of a list after a step; those it does not name stay as they are. */
export function rowsAfter(rows: readonly unknown[], { kind, place }: RowStep): unknown[] {
  if (kind === 'add') return [...rows, {}]
  if (kind === 'remove') return rows.toSpliced(place, 1)
  const to = kind === 'up' ? place - 1 : place + 1
  if (to < 0 || Math.max(place, to) >= rows.length) return [...rows]
  return rows.toSpliced(place, 1).toSpliced(to, 0, rows[place])
}

/** Returns the id of the part of a page where the rows of a list stand. */
export function rowsId(list: string): string {
  return `rows-${list}`
}
