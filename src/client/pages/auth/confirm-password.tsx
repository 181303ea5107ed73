import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { firstError } from '#client/ui/first-error.ts'
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
      <AuthForm
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
              error={firstError(errors, 'password')}
            />
          </>
        )}
      </AuthForm>
    </>
  )
}

ConfirmPasswordScreen.layout = AuthLayout
