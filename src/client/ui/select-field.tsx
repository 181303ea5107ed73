import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  name: string
  /** Tells it apart from the same field of another form. */
  form?: string | undefined
  note?: string
  error?: string | undefined
}

/** A choice with its label and its error. */
export function SelectField({ label, name, form, note, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} name={name} form={form} note={note} error={error} announced>
      {(control) => <select {...control} {...select} />}
    </Field>
  )
}
