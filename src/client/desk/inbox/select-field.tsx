import type { ComponentProps } from 'react'
import { Field } from '#client/ui/field.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  name: string
  note?: string
  error?: string | undefined
}

/** A choice with its label and its error. */
export function SelectField({ label, name, note, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} name={name} note={note} error={error} announced>
      {(control) => <select {...control} {...select} />}
    </Field>
  )
}
