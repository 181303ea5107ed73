import { Link } from '@inertiajs/react'
import { AccountForm } from '#client/account/account-form.tsx'
import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/auth/auth-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { TextField } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
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
        description="The address and password of your account. If you turned on two-factor, a code comes next."
      />
      <StatusMessage>{status}</StatusMessage>
      <AccountForm
        layout="card"
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
              error={errors.email}
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              error={errors.password}
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
      </AccountForm>
      {canRegister && (
        <Aside>
          Don’t have an account? <AsideLink href={routes.register.href()}>Sign up</AsideLink>
        </Aside>
      )}
    </>
  )
}

LoginScreen.layout = AuthLayout

/** A checkbox with its label, as one target to press. */
function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} className="checkbox" />
      {label}
    </label>
  )
}
