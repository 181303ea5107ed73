import { firstError } from '#client/ui/first-error.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { SettingsForm } from './settings-form.tsx'

/** The present password, and a new one typed twice. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <SettingsForm
      action={withMethod(routes.password.href(), 'PUT')}
      button="Save password"
      clearOnError={['password', 'current_password']}
      clearOnSuccess={['password', 'current_password', 'password_confirmation']}
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
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
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
      )}
    </SettingsForm>
  )
}
