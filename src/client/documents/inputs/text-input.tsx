import type { InputHTMLAttributes } from 'react'
import { InputField, type InputProps } from './input-field.tsx'

type Attributes = InputHTMLAttributes<HTMLInputElement>

interface TextInputProps extends InputProps {
  type?: 'text' | 'date'
  inputMode?: Attributes['inputMode']
  list?: string
  onInput?: Attributes['onInput']
  /** Shown where nothing is stored. */
  fallback?: string
}

/** A text of one line. */
export function TextInput({
  fallback = '',
  type,
  inputMode,
  list,
  onInput,
  ...frame
}: TextInputProps) {
  return (
    <InputField {...frame}>
      {(control, text) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          list={list}
          onInput={onInput}
          // The browser would offer what was typed into fields of the same name elsewhere.
          autoComplete="off"
          defaultValue={text || fallback}
        />
      )}
    </InputField>
  )
}
