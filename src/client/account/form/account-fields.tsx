import { type FieldErrors, TextField } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { lengths } from '#shared/constants.ts'
import * as words from './words.ts'

interface PersonFieldsProps {
  errors: FieldErrors
  person?: { name: string; email: string }
  autoFocus?: boolean
}

export function PersonFields({ errors, person, autoFocus = false }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        autoFocus={autoFocus}
        // The key changes on saving, so that the field shows the value as stored: trimmed, and the
        // address in lower case.
        key={`name:${person?.name}`}
        defaultValue={person?.name}
        error={errors.name}
      />
      <TextField
        label={words.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        required
        key={`email:${person?.email}`}
        defaultValue={person?.email}
        error={errors.email}
      />
    </>
  )
}

interface NewPasswordProps {
  errors: FieldErrors
  label?: string
  autoFocus?: boolean
}

export function NewPassword({
  errors,
  label = words.password,
  autoFocus = false,
}: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={words.atLeastCharacters(lengths.passwordMin)}
        error={errors.password}
      />
      <PasswordField
        label={words.confirmPassword}
        name="password_confirmation"
        autoComplete="new-password"
        error={errors.password_confirmation}
      />
    </>
  )
}

/** The names of the fields above, for emptying them together. */
export const newPasswordFields = ['password', 'password_confirmation'] as const
