import type { ErrorMap } from '#shared/pages.ts'
import { firstError } from './first-error.ts'
import { TextField } from './text-field.tsx'

interface PersonFieldsProps {
  errors: ErrorMap
  /** Who it is already, as the account knows them. */
  person?: { name: string; email: string }
  autoFocus?: boolean
}

/** Name and address of an account. */
export function PersonFields({ errors, person, autoFocus = false }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        autoFocus={autoFocus}
        // A new key shows what the server made of it: it trims and lower-cases.
        key={`name:${person?.name}`}
        defaultValue={person?.name}
        error={firstError(errors, 'name')}
      />
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        key={`email:${person?.email}`}
        defaultValue={person?.email}
        error={firstError(errors, 'email')}
      />
    </>
  )
}
