import type { InputProps } from './input-field.tsx'
import { TextInput } from './text-input.tsx'

interface DayInputProps extends InputProps {
  /** The day of what is new: `YYYY-MM-DD`. */
  fallback?: string | undefined
}

/** A whole day. */
export function DayInput(props: DayInputProps) {
  return <TextInput {...props} type="date" />
}

/** A day, a month or a year: publishers are not always more exact. */
export function PartialDateInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" hint="2026, 2026-11 or 2026-11-20" />
}
