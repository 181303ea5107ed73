import { useState } from 'react'
import type { DocumentFields } from '#shared/documents/props.ts'
import { useScope } from './scope.tsx'
import { useStored } from './stored.tsx'
import { errorsBelow, rowsOf } from './values.ts'

/** A row of a list. */
export interface Row {
  key: number
  values: DocumentFields
  state: 'kept' | 'removed'
  /** Whether nothing is typed into it: it is not sent, so that the places of the others agree. */
  isBlank: boolean
}

interface RowsState {
  rows: Row[]
  nextKey: number
  /** What is stored of the list: with something else, what was removed is gone. */
  stored: string
  /** What was refused last, and the rows in the order in which they were sent. */
  refused: string
  sent: number[]
}

/** The rows of a list of the document, as they are added, removed and moved. */
export function useRows(field: string) {
  const { values, errors } = useScope()
  const refusals = errorsBelow(errors, field)
  const now = { stored: JSON.stringify(useStored(field)), refused: JSON.stringify(refusals) }
  const [state, setState] = useState(() => begun(rowsOf(values[field]), now))
  const current = upToDate(state, now)
  if (current !== state) setState(current)

  const change = (changed: (rows: Row[]) => Row[]) =>
    setState((before) => ({ ...before, rows: changed(before.rows) }))
  const changeOne = (key: number, changes: Partial<Row>) =>
    change((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))

  return {
    rows: current.rows,
    /** The errors of a row, by the dotted names of its fields. */
    errorsOf: (key: number) => errorsBelow(refusals, String(current.sent.indexOf(key))),
    /** What was refused of a row as a whole. */
    errorOf: (key: number) => refusals[String(current.sent.indexOf(key))],
    /** Gives the key of the new row. */
    add(values: DocumentFields = {}): number {
      const isBlank = Object.keys(values).length === 0
      const row: Row = { key: current.nextKey, values, state: 'kept', isBlank }
      setState({ ...current, rows: [...current.rows, row], nextKey: row.key + 1 })
      return row.key
    },
    remove: (key: number) => changeOne(key, { state: 'removed' }),
    restore: (key: number) => changeOne(key, { state: 'kept' }),
    move: (key: number, by: 1 | -1) => change((rows) => moved(rows, key, by)),
    setBlank: (key: number, isBlank: boolean) => changeOne(key, { isBlank }),
  }
}

/** The rows that are sent, in their order. */
export function sentRows(rows: readonly Row[]): number[] {
  return rows.filter(({ state, isBlank }) => state === 'kept' && !isBlank).map(({ key }) => key)
}

function begun(given: DocumentFields[], now: Pick<RowsState, 'stored' | 'refused'>): RowsState {
  const rows = given.map((values, key): Row => ({ key, values, state: 'kept', isBlank: false }))
  return { ...now, rows, nextKey: rows.length, sent: sentRows(rows) }
}

function upToDate(state: RowsState, now: Pick<RowsState, 'stored' | 'refused'>): RowsState {
  if (state.stored === now.stored && state.refused === now.refused) return state
  const isStored = state.stored !== now.stored
  const rows = isStored ? state.rows.filter((row) => row.state === 'kept') : state.rows
  return { ...state, ...now, rows, sent: sentRows(rows) }
}

/** With a row before or after the next one that is kept. */
function moved(rows: Row[], key: number, by: 1 | -1): Row[] {
  const kept = rows.filter(({ state }) => state === 'kept')
  const other = kept[kept.findIndex((row) => row.key === key) + by]
  const row = rows.find((one) => one.key === key)
  if (!row || !other) return rows
  const others = rows.filter((one) => one !== row)
  return others.toSpliced(others.indexOf(other) + (by === 1 ? 1 : 0), 0, row)
}
