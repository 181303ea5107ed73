import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { addRow } from '../draft/draft.ts'
import { useScope } from '../inputs/scope.tsx'
import { rowsOf, textOf } from '../inputs/values.ts'

/** Says that a rate which is typed over is no history, and makes it one. */
export function RateHint() {
  const { values, update } = useScope()
  const { draft } = useDraftContent()
  const dispatch = useDispatch()
  const place = useRef<HTMLDivElement>(null)
  const rows = (draft.lists.taxes ?? []).filter(({ isRemoved }) => !isRemoved)
  const before = overwrittenRate(
    values,
    rowsOf(draft.stored.taxes),
    rows.map((row) => row.fields),
  )

  function keep(): void {
    flushSync(() => {
      dispatch(addRow('taxes', { ...values, from: '', until: '' }))
      update((fields) => ({ ...fields, rate: before }))
    })
    place.current?.parentElement?.querySelector<HTMLElement>('[id$="[until]"]')?.focus()
  }

  return (
    <div ref={place} role="status" className="empty:hidden @lg:col-span-3">
      {before !== '' && (
        <>
          <p className="text-muted">
            The earlier rate leaves the dossier. To keep it as history, give it an end and add the
            new rate as another row.
          </p>
          <button
            type="button"
            onClick={keep}
            className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2' })}
          >
            Keep the old rate
          </button>
        </>
      )}
    </div>
  )
}

/** Returns the stored rate of a tax that no tax of its name has any more; empty without one. */
function overwrittenRate(
  own: DocumentFields,
  stored: readonly DocumentFields[],
  all: readonly DocumentFields[],
): string {
  const ratesOf = (taxes: readonly DocumentFields[]) =>
    taxes.filter(({ name }) => name === own.name).map(({ rate }) => textOf(rate).trim())
  const rate = textOf(own.rate).trim()
  const before = ratesOf(stored)
  if (rate === '' || before.includes(rate)) return ''
  return before.find((one) => !ratesOf(all).includes(one)) ?? ''
}
