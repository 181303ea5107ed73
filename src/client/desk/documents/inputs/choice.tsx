import { InputField, type InputProps } from './input-field.tsx'
import * as words from './words.ts'

export type Option = readonly [code: string, label: string]

interface ChoiceProps extends InputProps {
  options: readonly Option[]
}

/** A select without a default, so that nothing is saved unseen. */
export function Choice({ options, ...frame }: ChoiceProps) {
  return (
    <InputField {...frame}>
      {(control) => (
        <select {...control} autoComplete="off">
          <option value="">{words.choose}</option>
          {withSavedCode(options, control.value).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      )}
    </InputField>
  )
}

/** Returns the options with a saved code that none of them has, so that saving does not lose it. */
function withSavedCode(options: readonly Option[], savedCode: string): readonly Option[] {
  const isKnown = savedCode === '' || options.some(([code]) => code === savedCode)
  return isKnown ? options : [...options, [savedCode, savedCode]]
}

export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels)
}
