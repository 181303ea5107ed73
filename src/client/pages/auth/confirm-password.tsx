import { AccountForm } from '#client/account/account-form.tsx'
import { AuthHeading, AuthLayout } from '#client/auth/auth-layout.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ConfirmPasswordScreen({ auth }: SharedProps) {
  return (
    <>
      <AuthHeading
        title="Confirm your password"
        description="This is a secure area of the application. Please confirm your password before continuing."
      />
      <AccountForm
        layout="card"
        action={routes.confirmPassword.href()}
        button="Confirm password"
        clearOnSuccess={['password']}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password is asked; without a name it is not sent. */}
            <input
              type="text"
              autoComplete="username"
              value={auth.user?.email ?? ''}
              readOnly
              hidden
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              autoFocus
              error={errors.password}
            />
          </>
        )}
      </AccountForm>
    </>
  )
}

ConfirmPasswordScreen.layout = AuthLayout
