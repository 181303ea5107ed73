import { type PointerEvent, useState } from 'react'
import { clockText } from '#shared/days.ts'
import { booking as rules } from '#shared/desk/constants.ts'

/** A time of a day that was dragged over, as the fields of a closure. */
export interface DraggedTime {
  /** Another one for each drag. */
  id: number
  fields: { from: string; fromTime: string; to: string; toTime: string }
}

/** The half hours of a day under the pointer, by their first minutes since midnight. */
interface Drag {
  day: string
  start: number
  end: number
}

/** Returns the handlers for a table whose free cells can be dragged over with a mouse. */
export function useDraggedTime(onDragged: (time: DraggedTime) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [id, setId] = useState(1)

  function onPointerDown(event: PointerEvent) {
    const cell = event.pointerType === 'mouse' && event.button === 0 ? cellOf(event) : null
    if (!cell) return
    // The text of the table would be selected.
    event.preventDefault()
    setDrag({ day: cell.day, start: cell.row, end: cell.row })
  }

  function onPointerMove(event: PointerEvent) {
    const cell = drag && cellOf(event)
    if (cell && cell.day === drag.day && cell.row !== drag.end) setDrag({ ...drag, end: cell.row })
  }

  function onPointerUp() {
    if (!drag) return
    const [first, last] = [Math.min(drag.start, drag.end), Math.max(drag.start, drag.end)]
    const [from, to] = [drag.day, drag.day]
    const toTime = clockText(last + rules.cellMinutes)
    onDragged({ id, fields: { from, fromTime: clockText(first), to, toTime } })
    setId(id + 1)
    setDrag(null)
  }

  const isDragged = (day: string, row: number) =>
    drag !== null &&
    drag.day === day &&
    Math.min(drag.start, drag.end) <= row &&
    row <= Math.max(drag.start, drag.end)
  const stop = () => setDrag(null)
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerLeave: stop },
    isDragged,
  }
}

function cellOf({ target }: PointerEvent): { day: string; row: number } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-day]') : null
  const { day, row } = cell?.dataset ?? {}
  return day && row ? { day, row: Number(row) } : null
}
