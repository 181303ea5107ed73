import { Link } from '@inertiajs/react'
import { type RefObject, useRef } from 'react'
import {
  Aside,
  AsideLink,
  AuthHeading,
  AuthLayout,
  Intended,
} from '#client/account/auth/auth-layout.tsx'
import { Invitation } from '#client/account/auth/invitation.tsx'
import * as words from '#client/account/auth/words.ts'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { PasskeyButton } from '#client/account/passkeys/passkey-button.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { type FieldErrors, TextField } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { SignInMethod } from '#shared/account/pages.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function LoginScreen({
  canResetPassword,
  canRegister,
  status,
  lastMethod,
  intended,
  invitation,
  name,
}: Pages['auth/login'] & SharedProps) {
  const remember = useRef<HTMLInputElement>(null)
  return (
    <>
      <AuthHeading title={words.logInToYourAccount} description={words.loginLead} />
      {invitation ? (
        <Invitation invitation={invitation} firm={name}>
          {words.logInAsInvited(invitation.email)}
        </Invitation>
      ) : (
        intended && <Intended>{words.logInFor(intended)}</Intended>
      )}
      <StatusMessage>{status}</StatusMessage>
      <LoginForm
        remember={remember}
        canResetPassword={canResetPassword}
        email={invitation?.email}
      />
      <PasskeyButton
        options={routes.passkeySignInOptions.href()}
        action={routes.passkeySignIn.href()}
        fields={() => ({ remember: remember.current?.checked ?? false })}
        alternative={words.insteadLogInWithPassword}
        note={lastMethod ? lastMethodTexts[lastMethod] : undefined}
        autofill
      >
        {words.signInWithPasskey}
      </PasskeyButton>
      {canRegister && (
        <Aside>
          <RichText
            text={words.noAccountYet}
            marks={{ link: (text) => <AsideLink href={routes.register.href()}>{text}</AsideLink> }}
          />
        </Aside>
      )}
    </>
  )
}

LoginScreen.layout = AuthLayout

interface LoginFormProps {
  remember: RefObject<HTMLInputElement | null>
  canResetPassword: boolean
  /** The address that was invited. */
  email: string | undefined
}

function LoginForm({ remember, canResetPassword, email }: LoginFormProps) {
  return (
    <AccountForm
      layout="card"
      action={routes.login.href()}
      button={words.logIn}
      clearOnError={['password']}
      clearOnSuccess={['password']}
    >
      {(errors) => (
        <>
          <Credentials errors={errors} email={email} />
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
            <Checkbox ref={remember} name="remember" label={words.rememberMe} />
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
      {words.forgotPasswordQuestion}
    </Link>
  )
}

function Credentials({ errors, email }: { errors: FieldErrors; email: string | undefined }) {
  return (
    <>
      <TextField
        label={words.emailAddress}
        name="email"
        type="email"
        // `webauthn` makes the browser offer passkeys in the autofill.
        autoComplete="username webauthn"
        required
        autoFocus={email === undefined}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        autoFocus={email !== undefined}
        error={errors.password}
      />
    </>
  )
}

const lastMethodTexts: Record<SignInMethod, string> = {
  passkey: words.lastSignInByPasskey,
  password: words.lastSignInByPassword,
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
