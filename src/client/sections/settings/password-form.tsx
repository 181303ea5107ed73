import { firstError } from '#client/ui/first-error.ts'
import { NewPassword, newPasswordFields } from '#client/ui/new-password.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import { routes } from '#shared/routes.ts'
import { SettingsForm } from './settings-form.tsx'

/** The present password, and a new one typed twice. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <SettingsForm
      action={withMethod(routes.password.href(), 'PUT')}
      button="Save password"
      clearOnError={['password', 'current_password']}
      clearOnSuccess={['current_password', ...newPasswordFields]}
    >
      {(errors) => (
        <>
          {/* Tells password managers whose password changes; without a name it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            name="current_password"
            autoComplete="current-password"
            error={firstError(errors, 'current_password')}
          />
          <NewPassword errors={errors} label="New password" />
        </>
      )}
    </SettingsForm>
  )
}
