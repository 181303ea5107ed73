import { Undo2 } from 'lucide-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isEmpty } from '../draft/compare.ts'
import { useDispatch } from '../draft/context.tsx'
import { type Change, editRow, moveRow, type Row, removeRow, type Step } from '../draft/draft.ts'
import { RecordFold, type RecordTitle } from './record-fold.tsx'
import { type FocusPlace, focusIn, RowSteps } from './row-steps.tsx'

interface RowOfListProps {
  list: string
  row: Row
  /** What one of them is called: `tax`. */
  one: string
  title: RecordTitle
  /** Its place among those that are sent; negative where it is not. */
  sentPlace: number
  /** From 1, among those that are not removed. */
  place: number
  count: number
  errors: Record<string, string>
  error: string | undefined
  children: ReactNode
}

/** A record of a list, which can be moved and removed; rendered when it changes. */
export const RowOfList = memo(function RowOfList(props: RowOfListProps) {
  const { list, row, one, title, sentPlace, place, count, errors, error, children } = props
  const dispatch = useDispatch()
  const item = useRef<HTMLLIElement>(null)
  const update = useCallback(
    (change: Change) => dispatch(editRow(list, row.key, change)),
    [dispatch, list, row.key],
  )
  const { name, detail } = title(row.fields)
  const called = [name || `New ${one}`, detail].filter(Boolean).join(', ')

  function take(step: Step, focus: FocusPlace): void {
    flushSync(() => dispatch(step))
    focusIn(item.current, focus)
  }

  return (
    <li ref={item} data-row={row.key}>
      {row.isRemoved && (
        <Removed
          called={called}
          onRestore={() => take(removeRow(list, row.key, false), 'summary')}
        />
      )}
      {/* Its text stays, and is not sent. */}
      <fieldset disabled={row.isRemoved} hidden={row.isRemoved} className="min-w-0">
        <legend className="sr-only">{called}</legend>
        <RecordFold
          // Inputs have ids by it, also where they are not sent.
          name={`${list}[${sentPlace < 0 ? `unsent-${row.key}` : sentPlace}]`}
          isUnsent={sentPlace < 0}
          values={row.fields}
          errors={errors}
          error={error}
          title={title}
          fallback={`New ${one}`}
          openAtFirst={isEmpty(row.fields)}
          update={update}
        >
          {children}
          <RowSteps
            {...{ list, sentPlace, place, count, called }}
            onRemove={() => take(removeRow(list, row.key), 'undo')}
            onMove={(by, way) => take(moveRow(list, row.key, by), way)}
          />
        </RecordFold>
      </fieldset>
    </li>
  )
})

function Removed({ called, onRestore }: { called: string; onRestore: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-muted">
      <span className="min-w-0 flex-1">
        <s>{called}</s> is removed when you save.
      </span>
      <button
        type="button"
        data-place="undo"
        onClick={onRestore}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Undo<span className="sr-only"> removing {called}</span>
      </button>
    </p>
  )
}
