import { useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { textOf } from './inputs/values.ts'

interface CorrectionsProps {
  kept: readonly DocumentFields[]
  errors: Record<string, string>
}

/** What was wrong in a note after it was published, and since when it is not; the newest first. */
export function Corrections({ kept, errors }: CorrectionsProps) {
  // Each row keeps its name while others come before it or go.
  const [rows, setRows] = useState(() => kept.map((row, index) => ({ id: -index, row })))
  const hydrated = useHydrated()
  const shown = hydrated ? rows : [{ id: 1, row: {} }, ...rows]
  return (
    <fieldset className="border-t border-line pt-4 text-sm">
      <legend className="sr-only">Corrections</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-brief text-muted">
          <span className="block font-semibold text-text">Corrections</span>
          What was wrong after it was published, and since when it is not.
        </p>
        <button
          type="button"
          onClick={() =>
            setRows([{ id: Math.max(0, ...rows.map(({ id }) => id)) + 1, row: {} }, ...rows])
          }
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'noscript:hidden' })}
        >
          Add a correction
        </button>
      </div>
      {shown.map(({ id, row }, index) => (
        <div
          key={id}
          className="mt-4 grid grid-cols-1 gap-x-4 gap-y-3 border-l-2 border-clay pl-4 @xl:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <Field
            label="Date"
            name={`corrections[${index}][date]`}
            error={errors[`corrections.${index}.date`]}
          >
            {(control) => <input {...control} type="date" defaultValue={textOf(row.date)} />}
          </Field>
          <Field
            label="What was wrong"
            name={`corrections[${index}][text]`}
            error={errors[`corrections.${index}.text`]}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                dir="auto"
                defaultValue={textOf(row.text)}
                className="field mt-2 field-sizing-content resize-y"
              />
            )}
          </Field>
          <button
            type="button"
            onClick={() => setRows(rows.filter((one) => one.id !== id))}
            className={buttonClass({
              tone: 'quiet',
              size: 'small',
              className: 'justify-self-start noscript:hidden @xl:col-start-2',
            })}
          >
            {`Remove correction ${index + 1}`}
          </button>
        </div>
      ))}
    </fieldset>
  )
}
