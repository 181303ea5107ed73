import { usePage } from '@inertiajs/react'
import type { InputHTMLAttributes } from 'react'
import type { SharedProps } from '#shared/pages.ts'
import { Field } from './field.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string
  name: string
  error?: string | undefined
}

/** A one-line field with its label, and its error announced as it appears. */
export function TextField({ label, name, error, ...input }: TextFieldProps) {
  const { values } = usePage().props as unknown as SharedProps
  return (
    <Field label={label} name={name} error={error} announced>
      {(control) => (
        <input {...control} {...input} defaultValue={values?.[name] ?? input.defaultValue} />
      )}
    </Field>
  )
}
