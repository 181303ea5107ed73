import { lengths } from '#shared/constants.ts'
import type { ErrorMap } from '#shared/pages.ts'
import { firstError } from './first-error.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordProps {
  errors: ErrorMap
  label?: string
  autoFocus?: boolean
}

/** A new password, typed twice. */
export function NewPassword({ errors, label = 'Password', autoFocus = false }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={`At least ${lengths.passwordMin} characters`}
        error={firstError(errors, 'password')}
      />
      <PasswordField
        label="Confirm password"
        name="password_confirmation"
        autoComplete="new-password"
        error={firstError(errors, 'password_confirmation')}
      />
    </>
  )
}

/** The names of its fields, to be emptied together. */
export const newPasswordFields = ['password', 'password_confirmation'] as const
