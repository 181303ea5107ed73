import { TextField } from '#client/ui/field.tsx'
import * as words from './words.ts'

interface RecoveryCodeFieldProps {
  error?: string | undefined
  autoFocus?: boolean
  /** False if another field may be filled in instead. */
  required?: boolean
}

export function RecoveryCodeField({ required = true, ...field }: RecoveryCodeFieldProps) {
  return (
    <TextField
      {...field}
      label={words.recoveryCode}
      name="recovery_code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required={required}
    />
  )
}
