import { Link } from '@inertiajs/react'
import { type RefObject, useRef } from 'react'
import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { PasskeyButton } from '#client/account/passkeys/passkey-button.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { type FieldErrors, TextField } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { SignInMethod } from '#shared/account/pages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function LoginScreen({
  canResetPassword,
  canRegister,
  status,
  lastMethod,
}: Pages['auth/login']) {
  const remember = useRef<HTMLInputElement>(null)
  return (
    <>
      <AuthHeading
        title="Log in to your account"
        description="Enter your email and password. If two-factor is on, we’ll ask for a code next."
      />
      <StatusMessage>{status}</StatusMessage>
      <LoginForm remember={remember} canResetPassword={canResetPassword} />
      <PasskeyButton
        options={routes.passkeySignInOptions.href()}
        action={routes.passkeySignIn.href()}
        fields={() => ({ remember: remember.current?.checked ?? false })}
        alternative="You can log in with your password."
        note={lastMethod ? lastMethodTexts[lastMethod] : undefined}
        autofill
      >
        Sign in with a passkey
      </PasskeyButton>
      {canRegister && (
        <Aside>
          Don’t have an account? <AsideLink href={routes.register.href()}>Sign up</AsideLink>
        </Aside>
      )}
    </>
  )
}

LoginScreen.layout = AuthLayout

interface LoginFormProps {
  remember: RefObject<HTMLInputElement | null>
  canResetPassword: boolean
}

function LoginForm({ remember, canResetPassword }: LoginFormProps) {
  return (
    <AccountForm
      layout="card"
      action={routes.login.href()}
      button="Log in"
      clearOnError={['password']}
      clearOnSuccess={['password']}
    >
      {(errors) => (
        <>
          <Credentials errors={errors} />
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
            <Checkbox ref={remember} name="remember" label="Remember me" />
            {canResetPassword && <ForgotPassword />}
          </div>
        </>
      )}
    </AccountForm>
  )
}

function ForgotPassword() {
  return (
    <Link href={routes.forgotPassword.href()} className="link inline-flex min-h-11 items-center">
      Forgot password?
    </Link>
  )
}

function Credentials({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Email address"
        name="email"
        type="email"
        // `webauthn` makes the browser offer passkeys in the autofill.
        autoComplete="username webauthn"
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
    </>
  )
}

const lastMethodTexts: Record<SignInMethod, string> = {
  passkey: 'Last time you signed in here with a passkey.',
  password: 'Last time you logged in here with your password.',
}

interface CheckboxProps {
  ref: RefObject<HTMLInputElement | null>
  name: string
  label: string
}

function Checkbox({ ref, name, label }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input ref={ref} type="checkbox" name={name} className="checkbox" />
      {label}
    </label>
  )
}
