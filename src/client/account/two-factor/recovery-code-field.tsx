import { TextField } from '#client/ui/field.tsx'

interface RecoveryCodeFieldProps {
  error?: string | undefined
  autoFocus?: boolean
  /** Off where another field can stand in for it. */
  required?: boolean
}

/** A recovery code, typed as it stands on the sheet. */
export function RecoveryCodeField({ required = true, ...field }: RecoveryCodeFieldProps) {
  return (
    <TextField
      {...field}
      label="Recovery code"
      name="recovery_code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required={required}
    />
  )
}
