import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { ErrorMap } from '#shared/pages.ts'

/** The attributes that tie a control to its label, hint and error. */
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
  /** Tells it apart from a field of the same name in another form of the page. */
  form?: string
  error?: string | undefined
  /** True to have the error read out as soon as it appears. */
  announced?: boolean | undefined
  /** True if the place of the control says what it is; without a script the label is visible. */
  hidesLabel?: boolean | undefined
  /** Stands after the label: "optional", for instance. */
  note?: string | undefined
  /** Stands under the control, on the error's line. */
  hint?: ReactNode
  /** A count stands at the end of the line, a sentence at its start. */
  hintAt?: 'start' | 'end'
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and the error under it. */
export function Field(props: FieldProps) {
  const { label, name, error, announced, hidesLabel, note, hint, hintAt = 'end', className } = props
  const id = props.form ? `field-${props.form}-${name}` : `field-${name}`
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
      <label
        htmlFor={id}
        className={clsx('font-medium', hidesLabel && 'sr-only noscript:not-sr-only')}
      >
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {props.children(control)}
      {(error || hint) && (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
          {error && (
            <FieldError id={`${id}-error`} announced={announced ?? false}>
              {error}
            </FieldError>
          )}
          {hint && (
            <p
              id={`${id}-hint`}
              className={clsx(
                'figures max-w-full shrink-0 text-muted',
                hintAt === 'end' && 'ml-auto',
              )}
            >
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The errors of a form with a bag of its own. */
export function errorsIn(errors: ErrorMap, bag: string): FieldErrors {
  const error = errors[bag]
  return typeof error === 'object' ? error : {}
}

interface LabelledInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>,
    Pick<FieldProps, 'label' | 'form' | 'error' | 'announced' | 'note' | 'hint'> {
  name: string
}

/** A one-line field with its label; `className` is that of the field. */
export function LabelledInput(props: LabelledInputProps) {
  const { label, name, form, error, announced, note, hint, className, ...input } = props
  const field = { label, name, error, announced, note, hint, hintAt: 'start', className } as const
  return (
    <Field {...field} {...(form && { form })}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}

type TextFieldProps = Omit<LabelledInputProps, 'announced'>

/** A one-line field with its old input, and an error that is announced as it appears. */
export function TextField(props: TextFieldProps) {
  const { values } = usePage().props
  const sent = values?.[props.name]
  return <LabelledInput {...props} announced defaultValue={sent ?? props.defaultValue} />
}

interface FieldErrorProps {
  id: string
  /** Read out as soon as it appears; off where another alert speaks for the whole form. */
  announced?: boolean
  children: string
}

/** The error under a field. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  return (
    <p id={id} role={announced ? 'alert' : undefined} className="font-medium text-danger">
      {children}
    </p>
  )
}

/** Field name → its error. */
export type FieldErrors = Record<string, string>

/** The errors of a page that belong to fields, without those of forms with a bag of their own. */
export function fieldErrors(errors: ErrorMap): FieldErrors {
  const fields: FieldErrors = {}
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error === 'string') fields[name] = error
  }
  return fields
}
