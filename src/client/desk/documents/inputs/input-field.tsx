import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Field, type FieldControl } from '#client/ui/field.tsx'
import { useInput } from './scope.tsx'
import { textOf } from './values.ts'

/** What the inputs of these forms have in common. */
export interface InputProps {
  /** The name of the field in its record. */
  field: string
  label: string
  /** Stands after the label: "optional", for instance. */
  note?: string
  hint?: ReactNode
  className?: string
}

/** The attributes of a control; without a name it is not sent. */
interface InputControl extends Omit<FieldControl, 'name'> {
  name: string | undefined
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

interface InputFieldProps extends InputProps {
  children: (control: InputControl) => ReactNode
}

/** The frame of an input: its label, hint and error, and the name under which it is sent. */
export function InputField({ field, className, children, ...labels }: InputFieldProps) {
  const { name, sentAs, value, error, set } = useInput(field)
  return (
    <Field
      {...labels}
      name={name}
      error={error}
      hintAt="start"
      className={clsx('min-w-0', className)}
    >
      {(control) =>
        children({
          ...control,
          name: sentAs,
          className: 'field mt-1 min-h-11 scroll-my-24 py-2 text-sm',
          value: textOf(value),
          onChange: (event) => set(event.currentTarget.value),
        })
      }
    </Field>
  )
}
