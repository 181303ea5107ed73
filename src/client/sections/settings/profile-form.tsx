import { PersonFields } from '#client/ui/person-fields.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import type { AuthUser } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { SettingsForm } from './settings-form.tsx'

/** Name and address, as the account knows them. */
export function ProfileForm({ user }: { user: AuthUser }) {
  return (
    <SettingsForm action={withMethod(routes.profile.href(), 'PATCH')} button="Save">
      {(errors) => <PersonFields errors={errors} person={user} />}
    </SettingsForm>
  )
}
