import { firstError } from '#client/ui/first-error.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import type { AuthUser } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { SettingsForm } from './settings-form.tsx'

/** Name and address, as the account knows them. */
export function ProfileForm({ user }: { user: AuthUser }) {
  return (
    <SettingsForm action={withMethod(routes.profile.href(), 'PATCH')} button="Save">
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            // A new key shows what the server made of it: it trims and lower-cases.
            key={`name:${user.name}`}
            defaultValue={user.name}
            error={firstError(errors, 'name')}
          />
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            key={`email:${user.email}`}
            defaultValue={user.email}
            error={firstError(errors, 'email')}
          />
        </>
      )}
    </SettingsForm>
  )
}
