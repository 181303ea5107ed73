import { Undo2 } from 'lucide-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { RichText } from '#client/ui/rich-text.tsx'
import { isBlankRecord } from '../draft/compare.ts'
import { useDispatch } from '../draft/context.tsx'
import { type Change, editRow, moveRow, type Row, removeRow, type Step } from '../draft/draft.ts'
import type { RowTexts } from '../words.ts'
import { RecordFold, type RecordTitle } from './record-fold.tsx'
import { type FocusTarget, focusIn, RowSteps } from './row-steps.tsx'
import * as words from './words.ts'

interface RowOfListProps {
  list: string
  row: Row
  item: RowTexts
  title: RecordTitle
  /** The index among the submitted rows; negative if it is not submitted. */
  submittedIndex: number
  /** Starts at 1 and skips removed rows. */
  position: number
  count: number
  errors: Record<string, string>
  error: string | undefined
  children: ReactNode
}

/** A row of a list, which is only rendered again when it changes. */
export const RowOfList = memo(function RowOfList(props: RowOfListProps) {
  const { list, row, item, title } = props
  const dispatch = useDispatch()
  const element = useRef<HTMLLIElement>(null)
  const { name, detail } = title(row.fields)
  const rowName = [name || item.unnamed, detail].filter(Boolean).join(', ')

  function applyAndFocus(step: Step, focus: FocusTarget): void {
    flushSync(() => dispatch(step))
    focusIn(element.current, focus)
  }

  return (
    <li ref={element} data-row={row.key}>
      {row.isRemoved && (
        <RemovedRow
          rowName={rowName}
          onRestore={() => applyAndFocus(removeRow(list, row.key, false), 'summary')}
        />
      )}
      {/* Removed fields stay in the page but are not submitted. */}
      <fieldset disabled={row.isRemoved} hidden={row.isRemoved} className="min-w-0">
        <legend className="sr-only">{rowName}</legend>
        <RowFold {...props} rowName={rowName} onApply={applyAndFocus} />
      </fieldset>
    </li>
  )
})

interface RowFoldProps extends RowOfListProps {
  rowName: string
  onApply: (step: Step, focus: FocusTarget) => void
}

/** The inputs of the record, and the buttons that move and remove it. */
function RowFold({
  list,
  row,
  item,
  submittedIndex,
  position,
  count,
  rowName,
  ...props
}: RowFoldProps) {
  const { title, errors, error, children, onApply } = props
  const dispatch = useDispatch()
  const update = useCallback(
    (change: Change) => dispatch(editRow(list, row.key, change)),
    [dispatch, list, row.key],
  )
  return (
    <RecordFold
      // The name is also used for ids, so unsent rows need one.
      name={`${list}[${submittedIndex < 0 ? `unsent-${row.key}` : submittedIndex}]`}
      isUnsent={submittedIndex < 0}
      values={row.fields}
      {...{ errors, error, title, update }}
      fallback={item.unnamed}
      openAtFirst={isBlankRecord(row.fields)}
    >
      {children}
      <RowSteps
        {...{ list, submittedIndex, position, count, rowName }}
        onRemove={() => onApply(removeRow(list, row.key), 'undo')}
        onMove={(offset, direction) => onApply(moveRow(list, row.key, offset), direction)}
      />
    </RecordFold>
  )
}

function RemovedRow({ rowName, onRestore }: { rowName: string; onRestore: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-muted">
      <span className="min-w-0 flex-1">
        <RichText text={words.isRemovedOnSave} marks={{ row: () => <s>{rowName}</s> }} />
      </span>
      <button
        type="button"
        data-place="undo"
        onClick={onRestore}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        <RichText text={words.undoRemoving(rowName)} />
      </button>
    </p>
  )
}
