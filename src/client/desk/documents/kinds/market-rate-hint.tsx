import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { addRow } from '../draft/draft.ts'
import { useScope } from '../inputs/scope.tsx'
import { rowsOf, textOf } from '../inputs/values.ts'
import * as words from './market-words.ts'

/** Warns that overwriting a rate loses its history, and offers to add a row instead. */
export function RateHint() {
  const { values, update } = useScope()
  const { draft } = useDraftContent()
  const dispatch = useDispatch()
  const container = useRef<HTMLDivElement>(null)
  const rows = (draft.lists.taxes ?? []).filter(({ isRemoved }) => !isRemoved)
  const before = overwrittenRate(
    values,
    rowsOf(draft.saved.taxes),
    rows.map((row) => row.fields),
  )

  function keepOldRate(): void {
    flushSync(() => {
      dispatch(addRow('taxes', { ...values, from: '', until: '' }))
      update((fields) => ({ ...fields, rate: before }))
    })
    container.current?.parentElement?.querySelector<HTMLElement>('[id$="[until]"]')?.focus()
  }

  return (
    <div ref={container} role="status" className="empty:hidden @lg:col-span-3">
      {before !== '' && (
        <>
          <p className="text-muted">{words.earlierRateLeaves}</p>
          <button
            type="button"
            onClick={keepOldRate}
            className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2' })}
          >
            {words.keepTheOldRate}
          </button>
        </>
      )}
    </div>
  )
}

/** Returns the saved rate of a tax that is no longer in the form; empty if there is none. */
function overwrittenRate(
  tax: DocumentFields,
  savedTaxes: readonly DocumentFields[],
  taxes: readonly DocumentFields[],
): string {
  const ratesOf = (list: readonly DocumentFields[]) =>
    list.filter(({ name }) => name === tax.name).map(({ rate }) => textOf(rate).trim())
  const rate = textOf(tax.rate).trim()
  const before = ratesOf(savedTaxes)
  if (rate === '' || before.includes(rate)) return ''
  return before.find((oldRate) => !ratesOf(taxes).includes(oldRate)) ?? ''
}
