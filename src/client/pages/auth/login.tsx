import { Link } from '@inertiajs/react'
import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { Aside, AsideLink } from '#client/sections/auth/aside.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { firstError } from '#client/ui/first-error.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { StatusMessage } from '#client/ui/status-message.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function LoginScreen({
  canResetPassword,
  canRegister,
  status,
}: Pages['auth/login']) {
  return (
    <>
      <AuthHeading
        title="Log in to your account"
        description="Enter your email and password below to log in"
      />
      <StatusMessage>{status}</StatusMessage>
      <AuthForm
        action={routes.login.href()}
        button="Log in"
        clearOnError={['password']}
        clearOnSuccess={['password']}
      >
        {(errors) => (
          <>
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="username"
              required
              autoFocus
              error={firstError(errors, 'email')}
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              error={firstError(errors, 'password')}
            />
            <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
              <Checkbox name="remember" label="Remember me" />
              {canResetPassword && (
                <Link
                  href={routes.forgotPassword.href()}
                  className="link inline-flex min-h-11 items-center"
                >
                  Forgot password?
                </Link>
              )}
            </div>
          </>
        )}
      </AuthForm>
      {canRegister && (
        <Aside>
          Don’t have an account? <AsideLink href={routes.register.href()}>Sign up</AsideLink>
        </Aside>
      )}
    </>
  )
}

LoginScreen.layout = AuthLayout
