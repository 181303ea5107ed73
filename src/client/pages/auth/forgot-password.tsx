import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { TextField } from '#client/ui/field.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ForgotPasswordScreen({ status }: Pages['auth/forgot-password']) {
  return (
    <>
      <AuthHeading
        title="Forgot password"
        description="Enter your email to receive a password reset link"
      />
      <StatusMessage>{status}</StatusMessage>
      <AccountForm
        layout="card"
        action={routes.forgotPassword.href()}
        button="Email password reset link"
      >
        {(errors) => (
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            autoFocus
            error={errors.email}
          />
        )}
      </AccountForm>
      <Aside>
        Or, return to <AsideLink href={routes.login.href()}>log in</AsideLink>
      </Aside>
    </>
  )
}

ForgotPasswordScreen.layout = AuthLayout
