import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { useAddRow } from '../inputs/rows.tsx'
import { useScope } from '../inputs/scope.tsx'
import { useStored } from '../inputs/stored.tsx'
import { rowsOf, textOf } from '../inputs/values.ts'
import { setTyped } from '../insert-text.ts'
import { typedFields } from '../typed-fields.ts'

/** Says that a rate which is typed over is no history, and makes it one. */
export function RateHint() {
  const { name, values } = useScope()
  const before = storedRate(rowsOf(useStored('taxes')), values)
  const place = useRef<HTMLDivElement>(null)
  const [isGone, setIsGone] = useState(false)
  const addRow = useAddRow()

  useEffect(() => {
    const row = place.current?.closest('[data-row]')
    const compare = () => setIsGone(before !== '' && leaves(row, name, before))
    compare()
    row?.addEventListener('input', compare)
    return () => row?.removeEventListener('input', compare)
  }, [name, before])

  function keep(): void {
    const row = place.current?.closest('[data-row]')
    const own = typedTaxes(row)[placeOf(name)]
    const [rate, until] = ['rate', 'until'].map((field) =>
      row?.querySelector<HTMLInputElement>(`[name="${CSS.escape(`${name}[${field}]`)}"]`),
    )
    if (!own || !rate || !until) return
    addRow({ ...own, from: '', until: '' })
    setTyped(rate, before)
    until.focus()
  }

  return (
    <div ref={place} role="status" className="empty:hidden @lg:col-span-3">
      {isGone && (
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

/** The rate that is stored of a tax: of the one it began as, else of the only one of its name. */
function storedRate(stored: readonly DocumentFields[], { name, rate }: DocumentFields): string {
  const same = stored.filter((tax) => textOf(tax.name) === textOf(name))
  const began = same.find((tax) => textOf(tax.rate) === textOf(rate))
  return textOf((began ?? (same.length === 1 ? same[0] : undefined))?.rate)
}

/** Whether no tax of the form has the rate any more that this one had. */
function leaves(row: Element | null | undefined, name: string, before: string): boolean {
  const taxes = typedTaxes(row)
  const own = taxes[placeOf(name)]
  if (!own || textOf(own.rate).trim() === '') return false
  return !taxes.some((tax) => tax.name === own.name && textOf(tax.rate).trim() === before)
}

function typedTaxes(row: Element | null | undefined): DocumentFields[] {
  const form = row?.closest('form')
  return form ? rowsOf(typedFields(form).taxes) : []
}

/** The place of a row: `taxes[2]` is 2. */
function placeOf(name: string): number {
  return Number(/\[(\d+)\]$/.exec(name)?.[1] ?? -1)
}
