import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { Aside, AsideLink } from '#client/sections/auth/aside.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { firstError } from '#client/ui/first-error.ts'
import { StatusMessage } from '#client/ui/status-message.tsx'
import { TextField } from '#client/ui/text-field.tsx'
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
      <AuthForm action={routes.forgotPassword.href()} button="Email password reset link">
        {(errors) => (
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            autoFocus
            error={firstError(errors, 'email')}
          />
        )}
      </AuthForm>
      <Aside>
        Or, return to <AsideLink href={routes.login.href()}>log in</AsideLink>
      </Aside>
    </>
  )
}

ForgotPasswordScreen.layout = AuthLayout
