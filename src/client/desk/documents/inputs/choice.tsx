import { InputField, type InputProps } from './input-field.tsx'

/** A code, and the words that people read for it. */
export type Option = readonly [code: string, words: string]

interface ChoiceProps extends InputProps {
  options: readonly Option[]
}

/** One of several codes; none is chosen for what is new, so that nothing is stored unseen. */
export function Choice({ options, ...frame }: ChoiceProps) {
  return (
    <InputField {...frame}>
      {(control) => (
        <select {...control} autoComplete="off">
          <option value="">Choose …</option>
          {withStored(options, control.value).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      )}
    </InputField>
  )
}

/** Returns options with a code that none of them has: it is kept until somebody chooses another. */
function withStored(options: readonly Option[], stored: string): readonly Option[] {
  const isKnown = stored === '' || options.some(([code]) => code === stored)
  return isKnown ? options : [...options, [stored, stored]]
}

/** Returns the codes of a vocabulary with their words, in its order. */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words)
}
