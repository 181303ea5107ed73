import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '#client/ui/button-class.ts'
import { FieldError } from '#client/ui/field.tsx'
import { rowsId } from '#shared/desk/documents/row-steps.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { addRow, type Row, rowsToSubmit } from '../draft/draft.ts'
import type { RowTexts } from '../words.ts'
import type { RecordTitle } from './record-fold.tsx'
import { RowOfList } from './row.tsx'
import { focusIn, RowButton } from './row-steps.tsx'
import { useScope } from './scope.tsx'
import { errorsBelow } from './values.ts'

interface RowsProps {
  field: string
  /** The texts for one row. */
  item: RowTexts
  title: RecordTitle
  children: ReactNode
}

/** A list of records. Without a script, the server answers each button with the changed page. */
export function Rows(props: RowsProps) {
  const { field, item } = props
  const { errors } = useScope()
  const { draft } = useDraftContent()
  const dispatch = useDispatch()
  const list = useRef<HTMLDivElement>(null)
  const rows = draft.lists[field] ?? []
  const remaining = rows.filter(({ isRemoved }) => !isRemoved)

  function add(): void {
    flushSync(() => dispatch(addRow(field)))
    focusIn(list.current?.querySelector(`[data-row="${draft.nextKey}"]`), 'first')
  }

  return (
    <div ref={list} id={rowsId(field)} className="grid scroll-mt-28 gap-3">
      {errors[field] && <FieldError id={`field-${field}-error`}>{errors[field]}</FieldError>}
      <RowList {...props} rows={rows} remaining={remaining} />
      <RowButton
        step={{ kind: 'add', list: field, position: remaining.length }}
        onPress={add}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'justify-self-start' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        {item.add}
      </RowButton>
    </div>
  )
}

interface RowListProps extends RowsProps {
  rows: readonly Row[]
  /** Those that are not removed. */
  remaining: readonly Row[]
}

function RowList({ field, rows, remaining, children, ...texts }: RowListProps) {
  const { draft } = useDraftContent()
  const refused = errorsBelow(useScope().errors, field)
  const submitted = rowsToSubmit(rows)
  return (
    <ul className="divide-y divide-line border-y border-line empty:hidden">
      {rows.map((row) => {
        const sentAs = String(draft.submitted.keys[field]?.indexOf(row.key) ?? -1)
        return (
          <RowOfList
            key={row.key}
            list={field}
            row={row}
            {...texts}
            submittedIndex={submitted.indexOf(row)}
            position={remaining.indexOf(row) + 1}
            count={remaining.length}
            errors={errorsBelow(refused, sentAs)}
            error={refused[sentAs]}
          >
            {children}
          </RowOfList>
        )
      })}
    </ul>
  )
}
