import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { InputField, type InputProps } from './input-field.tsx'
import { useInput } from './scope.tsx'
import { textOf } from './values.ts'
import * as words from './words.ts'

interface TextInputProps extends InputProps {
  input?: ComponentProps<'input'>
}

export function TextInput({ input, ...frame }: TextInputProps) {
  return (
    <InputField {...frame}>
      {/* The browser would suggest values from other sites. */}
      {(control) => <input {...control} {...input} autoComplete="off" />}
    </InputField>
  )
}

export function DayInput(props: InputProps) {
  return <TextInput {...props} input={{ type: 'date' }} />
}

/** A day, month or year, because publishers are not always more exact. */
export function PartialDateInput(props: InputProps) {
  return <TextInput {...props} input={{ inputMode: 'numeric' }} hint={words.partialDateHint} />
}

/** A number as text, so that the mouse wheel cannot change it. */
export function NumberInput({ hint = words.numberHint, ...props }: InputProps) {
  return <TextInput {...props} input={{ inputMode: 'decimal' }} hint={hint} />
}

/** A list of texts, one a line. */
export function Lines(props: InputProps) {
  const { value, set } = useInput(props.field)
  // Refused input is one text.
  const text = Array.isArray(value) ? value.map(textOf).join('\n') : textOf(value)
  return (
    <InputField {...props}>
      {(control) => (
        <textarea
          {...control}
          value={text}
          onChange={(event) => set(event.currentTarget.value.split('\n'))}
          rows={2}
          className={clsx(control.className, 'field-sizing-content resize-y leading-relaxed')}
        />
      )}
    </InputField>
  )
}

interface LongTextProps extends InputProps {
  area?: ComponentProps<'textarea'>
}

/** A multi-line text whose field grows with it. */
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
