import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** What the control of a field spreads, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  name: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  name: string
  error?: string | undefined
  /** Whether the error is an alert of its own. */
  announced?: boolean
  /** Stands after the label: "optional", for instance. */
  note?: string
  /** Stands under the control, on the error's line. */
  hint?: ReactNode
  /** A count stands at the end of the line, a sentence at its start. */
  hintAt?: 'start' | 'end'
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and under it what is wrong with what was typed. */
export function Field(props: FieldProps) {
  const { label, name, error, announced, note, hint, hintAt = 'end', className = '' } = props
  const id = `field-${name}`
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    name,
    className: 'field mt-2',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {props.children(control)}
      {(error || hint) && (
        <div className="mt-1.5 flex justify-between gap-4 text-sm">
          {error && (
            <FieldError id={`${id}-error`} announced={announced ?? false}>
              {error}
            </FieldError>
          )}
          {hint && (
            <p
              id={`${id}-hint`}
              className={`figures shrink-0 text-muted ${hintAt === 'end' ? 'ml-auto' : ''}`}
            >
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
