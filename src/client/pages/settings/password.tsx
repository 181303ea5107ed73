import { NewPassword, newPasswordFields } from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import * as words from '#client/account/settings/words.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function PasswordScreen({ auth }: SharedProps) {
  return (
    <SettingRow title={words.updatePassword} description={words.updatePasswordLead}>
      <PasswordForm email={auth.user?.email ?? ''} />
    </SettingRow>
  )
}

PasswordScreen.layout = settingsLayouts

function PasswordForm({ email }: { email: string }) {
  return (
    <AccountForm
      layout="setting"
      action={withMethod(routes.password.href(), 'PUT')}
      button={words.savePassword}
      clearOnError={['password', 'current_password']}
      clearOnSuccess={['current_password', ...newPasswordFields]}
    >
      {(errors) => (
        <>
          {/* For password managers: names the account; without a name attribute it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={words.currentPassword}
            name="current_password"
            autoComplete="current-password"
            error={errors.current_password}
          />
          <NewPassword errors={errors} label={words.newPassword} />
        </>
      )}
    </AccountForm>
  )
}
