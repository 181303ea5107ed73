import { ArrowDown, ArrowUp, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { RecordFold, type RecordTitle } from './record-fold.tsx'
import type { Row } from './use-rows.ts'

interface RowOfListProps {
  row: Row
  /** What one of them is called: `tax`. */
  one: string
  title: RecordTitle
  name: string
  isUnsent: boolean
  /** From 1, among those that are kept. */
  place: number
  count: number
  errors: Record<string, string>
  error: string | undefined
  onBlank: (isBlank: boolean) => void
  onRemove: () => void
  onRestore: () => void
  onMove: (by: 1 | -1) => void
  children: ReactNode
}

/** A record of a list, which can be moved and removed. */
export function RowOfList({ row, one, title, children, ...props }: RowOfListProps) {
  const [typed, setTyped] = useState(row.values)
  const { name, detail } = title(typed)
  const called = [name || `New ${one}`, detail].filter(Boolean).join(', ')
  const isRemoved = row.state === 'removed'
  return (
    <li data-row={row.key}>
      {isRemoved && <Removed called={called} onRestore={props.onRestore} />}
      {/* Its text stays, and is not sent. */}
      <fieldset disabled={isRemoved} hidden={isRemoved} className="min-w-0">
        <legend className="sr-only">{called}</legend>
        <RecordFold
          name={props.name}
          isUnsent={props.isUnsent}
          values={row.values}
          errors={props.errors}
          error={props.error}
          title={title}
          fallback={`New ${one}`}
          onTyped={(values, isBlank) => {
            setTyped(values)
            if (isBlank !== row.isBlank) props.onBlank(isBlank)
          }}
        >
          {children}
          <Steps {...props} called={called} />
        </RecordFold>
      </fieldset>
    </li>
  )
}

function Removed({ called, onRestore }: { called: string; onRestore: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-muted">
      <span className="min-w-0 flex-1">
        <s>{called}</s> goes when this is stored.
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

interface StepsProps extends Pick<RowOfListProps, 'place' | 'count' | 'onMove' | 'onRemove'> {
  called: string
}

/** What can be done with a row as a whole; it needs a script. */
function Steps({ called, place, count, onMove, onRemove }: StepsProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        onClick={onRemove}
        className={buttonClass({ tone: 'quiet-danger', size: 'small', className: 'mr-auto' })}
      >
        Remove<span className="sr-only"> {called}</span>
      </button>
      {count > 1 && (
        <>
          <Move called={called} place={place} count={count} way="up" onMove={() => onMove(-1)} />
          <Move called={called} place={place} count={count} way="down" onMove={() => onMove(1)} />
        </>
      )}
    </div>
  )
}

interface MoveProps extends Pick<StepsProps, 'called' | 'place' | 'count'> {
  way: 'up' | 'down'
  onMove: () => void
}

const moveIcons = { up: ArrowUp, down: ArrowDown }

function Move({ called, place, count, way, onMove }: MoveProps) {
  const Icon = moveIcons[way]
  return (
    <button
      type="button"
      data-place={way}
      disabled={place === (way === 'up' ? 1 : count)}
      onClick={onMove}
      className="icon-button disabled:opacity-60"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{`Move ${called} ${way}, from place ${place} of ${count}`}</span>
    </button>
  )
}
