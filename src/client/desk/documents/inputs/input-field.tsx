import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Field, type FieldControl } from '#client/ui/field.tsx'
import { useInput } from './scope.tsx'
import { textOf } from './values.ts'

export interface InputProps {
  field: string
  label: string
  hidesLabel?: boolean
  /** Follows the label, for example "optional". */
  note?: string
  hint?: ReactNode
  className?: string
}

/** The attributes of a control; one without a name is not submitted. */
interface InputControl extends Omit<FieldControl, 'name'> {
  name: string | undefined
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

interface InputFieldProps extends InputProps {
  children: (control: InputControl) => ReactNode
}

/** The label, hint and error of an input, and the name under which it is submitted. */
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
