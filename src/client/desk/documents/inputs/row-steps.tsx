import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import {
  type RowStep,
  rowStepName,
  rowStepValue,
  rowsId,
} from '#shared/desk/documents/row-steps.ts'
import { documentAction } from '../documents-path.ts'
import { useDocumentPage } from '../draft/context.tsx'
import * as words from './words.ts'

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  step: RowStep
  onPress: () => void
}

/** A button that changes the rows of a list, without a script on the server. */
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
  /** The index among the submitted rows. */
  submittedIndex: number
  /** Starts at 1 and skips removed rows. */
  position: number
  count: number
  /** The heading of the row. */
  rowName: string
  onRemove: () => void
  onMove: (offset: 1 | -1, direction: 'up' | 'down') => void
}

const moves = [
  { direction: 'up', offset: -1, Icon: ArrowUp },
  { direction: 'down', offset: 1, Icon: ArrowDown },
] as const

export function RowSteps(props: RowStepsProps) {
  const { list, submittedIndex, position, count, rowName, onRemove, onMove } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RowButton
        step={{ kind: 'remove', list, position: submittedIndex }}
        onPress={onRemove}
        className={buttonClass({ tone: 'quiet-danger', size: 'small', className: 'mr-auto' })}
      >
        <RichText text={words.removeRow(rowName)} />
      </RowButton>
      {count > 1 &&
        moves.map(({ direction, offset, Icon }) => (
          <RowButton
            key={direction}
            step={{ kind: direction, list, position: submittedIndex }}
            onPress={() => onMove(offset, direction)}
            data-place={direction}
            disabled={position === (offset < 0 ? 1 : count)}
            className="icon-button disabled:opacity-60"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.moveRow[direction](rowName, position, count)}</span>
          </RowButton>
        ))}
    </div>
  )
}

export type FocusTarget = 'first' | 'summary' | 'undo' | 'up' | 'down'

export function focusIn(row: Element | null | undefined, position: FocusTarget): void {
  const selector = position === 'first' ? 'input, select, textarea' : `[data-place="${position}"]`
  const part = row?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`)
  // The button of the first or last row may be disabled; then the other one takes the focus.
  const other = row?.querySelector<HTMLElement>('[data-place="up"], [data-place="down"]')
  ;(part ?? other)?.focus()
}
