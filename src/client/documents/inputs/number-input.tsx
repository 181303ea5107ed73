import type { InputProps } from './input-field.tsx'
import { TextInput } from './text-input.tsx'

/** A number, typed as text: turning a wheel over it changes nothing. */
export function NumberInput({ hint = 'Decimals after a point: 7.5', ...props }: InputProps) {
  return <TextInput {...props} inputMode="decimal" hint={hint} />
}
