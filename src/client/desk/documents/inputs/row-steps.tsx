import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import {
  type RowStep,
  rowStepName,
  rowStepValue,
  rowsId,
} from '#shared/desk/documents/row-steps.ts'
import { documentAction } from '../documents-path.ts'
import { useDocumentPage } from '../draft/context.tsx'

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  step: RowStep
  onPress: () => void
}

/** A button that changes the rows of a list: in the page, or without a script by the server. */
export function RowButton({ step, onPress, ...button }: RowButtonProps) {
  const action = documentAction(useDocumentPage().id)
  return (
    <button
      {...button}
      type="submit"
      name={rowStepName}
      value={rowStepValue(step)}
      formAction={`${action}#${rowsId(step.list)}`}
      formNoValidate
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onPress()
      }}
    />
  )
}

interface RowStepsProps {
  list: string
  /** The row among those that are sent. */
  sentPlace: number
  /** From 1, among those that are not removed. */
  place: number
  count: number
  /** What the row is about. */
  called: string
  onRemove: () => void
  onMove: (by: 1 | -1, way: 'up' | 'down') => void
}

const moves = [
  { way: 'up', by: -1, Icon: ArrowUp },
  { way: 'down', by: 1, Icon: ArrowDown },
] as const

/** What can be done with a row as a whole. */
export function RowSteps(props: RowStepsProps) {
  const { list, sentPlace, place, count, called, onRemove, onMove } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RowButton
        step={{ kind: 'remove', list, position: sentPlace }}
        onPress={onRemove}
        className={buttonClass({ tone: 'quiet-danger', size: 'small', className: 'mr-auto' })}
      >
        Remove<span className="sr-only"> {called}</span>
      </RowButton>
      {count > 1 &&
        moves.map(({ way, by, Icon }) => (
          <RowButton
            key={way}
            step={{ kind: way, list, position: sentPlace }}
            onPress={() => onMove(by, way)}
            data-place={way}
            disabled={place === (by < 0 ? 1 : count)}
            className="icon-button disabled:opacity-60"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {`Move ${called} ${way}, from place ${place} of ${count}`}
            </span>
          </RowButton>
        ))}
    </div>
  )
}

/** The part of a row that takes the focus after a step. */
export type FocusPlace = 'first' | 'summary' | 'undo' | 'up' | 'down'

/** Gives the focus to a part of a row. */
export function focusIn(row: Element | null | undefined, place: FocusPlace): void {
  const selector = place === 'first' ? 'input, select, textarea' : `[data-place="${place}"]`
  const part = row?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`)
  // The first row cannot move up, nor the last one down: then the other button gets the focus.
  const other = row?.querySelector<HTMLElement>('[data-place="up"], [data-place="down"]')
  ;(part ?? other)?.focus()
}
