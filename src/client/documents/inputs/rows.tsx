import { Plus } from 'lucide-react'
import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { RecordTitle } from './record-fold.tsx'
import { RowOfList } from './row.tsx'
import { nameIn, Scope, useInput, useScope } from './scope.tsx'
import { type Row, sentRows, useRows } from './use-rows.ts'

interface RowsProps {
  field: string
  /** What one of them is called: `tax`. */
  one: string
  /** What a row is about, in a few words. */
  title: RecordTitle
  /** The inputs of a row. */
  children: ReactNode
}

const AddRow = createContext<(values: DocumentFields) => void>(() => {})

/** Adds a row with these values to the list in which the asking one stands. */
export function useAddRow(): (values: DocumentFields) => void {
  return use(AddRow)
}

/** The part of a row that takes the focus after a step. */
export type FocusPlace = 'first' | 'summary' | 'undo' | 'up' | 'down'

/**
 * A list of records that grows and shrinks. What is removed stays until the form is stored, and can
 * come back; without a script there is one empty row to fill in.
 */
export function Rows({ field, one, title, children }: RowsProps) {
  const { name } = useScope()
  const { error } = useInput(field)
  const list = useRef<HTMLDivElement>(null)
  const rows = useRows(field)
  const focus = useFocusIn(list, rows.rows)
  const sent = sentRows(rows.rows)
  const kept = rows.rows.filter(({ state }) => state === 'kept')
  const isHydrated = useHydrated()
  const nameOf = (place: number | string) => nameIn(nameIn(name, field), String(place))

  return (
    <div ref={list} className="grid gap-3">
      {error && <FieldError id={`field-${nameIn(name, field)}-error`}>{error}</FieldError>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {rows.rows.map((row) => {
          const place = sent.indexOf(row.key)
          return (
            <RowOfList
              key={row.key}
              row={row}
              one={one}
              title={title}
              // Inputs have ids by it, also where they are not sent.
              name={nameOf(place < 0 ? `unsent-${row.key}` : place)}
              isUnsent={place < 0}
              place={kept.indexOf(row) + 1}
              count={kept.length}
              errors={rows.errorsOf(row.key)}
              error={rows.errorOf(row.key)}
              onBlank={(isBlank) => rows.setBlank(row.key, isBlank)}
              onRemove={() => {
                rows.remove(row.key)
                focus(row.key, 'undo')
              }}
              onRestore={() => {
                rows.restore(row.key)
                focus(row.key, 'summary')
              }}
              onMove={(by) => {
                rows.move(row.key, by)
                focus(row.key, by === 1 ? 'down' : 'up')
              }}
            >
              <AddRow value={rows.add}>{children}</AddRow>
            </RowOfList>
          )
        })}
      </ul>
      {isHydrated && (
        <button
          type="button"
          onClick={() => focus(rows.add(), 'first')}
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'justify-self-start' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {`Add a ${one}`}
        </button>
      )}
      <noscript>
        <Scope name={nameOf(rows.rows.length)} values={{}} errors={{}}>
          <fieldset className="grid gap-4 border border-line p-4">
            <legend className="font-semibold">{`One more ${one}`}</legend>
            {children}
          </fieldset>
        </Scope>
      </noscript>
    </div>
  )
}

/** Gives the focus to a part of a row, as soon as the page shows it. */
function useFocusIn(list: React.RefObject<HTMLDivElement | null>, rows: readonly Row[]) {
  const next = useRef<{ key: number; place: FocusPlace } | null>(null)
  const before = useRef(rows)

  useLayoutEffect(() => {
    if (before.current === rows) return
    before.current = rows
    // Whoever listens to what is typed hears of added, removed and moved rows as well.
    list.current?.dispatchEvent(new Event('input', { bubbles: true }))
    if (!next.current) return
    const { key, place } = next.current
    next.current = null
    focusOn(list.current?.querySelector(`[data-row="${key}"]`), place)
  }, [list, rows])

  return (key: number, place: FocusPlace) => {
    next.current = { key, place }
  }
}

function focusOn(row: Element | null | undefined, place: FocusPlace): void {
  const fold = row?.querySelector('details')
  if (fold && place === 'first') fold.open = true
  const selector = place === 'first' ? 'input, select, textarea' : `[data-place="${place}"]`
  const button = row?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
  // At an end of the list, the way on is closed: the other one is beside it.
  const other = row?.querySelector<HTMLElement>('[data-place="up"], [data-place="down"]')
  ;(button ?? other)?.focus()
}
