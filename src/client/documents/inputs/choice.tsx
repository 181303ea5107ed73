import type { ChangeEventHandler } from 'react'
import { InputField, type InputProps } from './input-field.tsx'

/** A code, and the words that people read for it. */
export type Option = readonly [code: string, words: string]

interface ChoiceProps extends InputProps {
  options: readonly Option[]
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

/** One of several codes; none is chosen for what is new, so that nothing is stored unseen. */
export function Choice({ options, onChange, ...frame }: ChoiceProps) {
  return (
    <InputField {...frame}>
      {(control, stored) => (
        <select {...control} autoComplete="off" defaultValue={stored} onChange={onChange}>
          <option value="">Choose …</option>
          {withStored(options, stored).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      )}
    </InputField>
  )
}

/** A code that none of the options has is kept until somebody chooses another. */
function withStored(options: readonly Option[], stored: string): readonly Option[] {
  const isKnown = stored === '' || options.some(([code]) => code === stored)
  return isKnown ? options : [...options, [stored, stored]]
}

/** The codes of a vocabulary with their words, in its order. */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words)
}
