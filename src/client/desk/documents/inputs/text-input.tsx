import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { InputField, type InputProps } from './input-field.tsx'

interface TextInputProps extends InputProps {
  /** Other attributes of the control. */
  input?: ComponentProps<'input'>
}

/** A text of one line. */
export function TextInput({ input, ...frame }: TextInputProps) {
  return (
    <InputField {...frame}>
      {/* The browser would offer what was typed into fields of the same name elsewhere. */}
      {(control) => <input {...control} {...input} autoComplete="off" />}
    </InputField>
  )
}

/** A whole day. */
export function DayInput(props: InputProps) {
  return <TextInput {...props} input={{ type: 'date' }} />
}

/** A day, a month or a year: publishers are not always more exact. */
export function PartialDateInput(props: InputProps) {
  return (
    <TextInput {...props} input={{ inputMode: 'numeric' }} hint="2026, 2026-11 or 2026-11-20" />
  )
}

/** A number, typed as text: turning a wheel over it changes nothing. */
export function NumberInput({ hint = 'Decimals after a point: 7.5', ...props }: InputProps) {
  return <TextInput {...props} input={{ inputMode: 'decimal' }} hint={hint} />
}

interface LongTextProps extends InputProps {
  /** Other attributes of the control. */
  area?: ComponentProps<'textarea'>
}

/** A text of several lines; its field grows with it. */
export function LongText({ area, ...frame }: LongTextProps) {
  return (
    <InputField {...frame}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          rows={3}
          dir="auto"
          className={clsx(control.className, 'field-sizing-content resize-y leading-relaxed')}
        />
      )}
    </InputField>
  )
}
