import { useState } from 'react'
import { AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { PasskeyButton } from '#client/account/passkeys/passkey-button.tsx'
import { OneTimeCode } from '#client/account/two-factor/one-time-code.tsx'
import { RecoveryCodeField } from '#client/account/two-factor/recovery-code-field.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { FieldErrors } from '#client/ui/field.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { site } from '#shared/content/site.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['auth/confirm-password'] & SharedProps

export default function ConfirmPasswordScreen(props: Props) {
  const { auth, hasPasskeys, asksCode, passkeyOnly, status } = props
  return (
    <>
      <AuthHeading
        title={passkeyOnly ? 'Confirm with your passkey' : 'Confirm your password'}
        description={descriptionOf(props)}
      />
      {status && <PasskeyNeeded reason={status} />}
      {!passkeyOnly && <PasswordForm email={auth.user?.email ?? ''} asksCode={asksCode} />}
      {hasPasskeys && (
        <PasskeyButton
          options={routes.confirmPasskeyOptions.href()}
          action={routes.confirmPassword.href()}
          alternative={passkeyOnly ? 'Please try again.' : insteadOfPasskey(asksCode)}
          isOnly={passkeyOnly}
        >
          Confirm with a passkey
        </PasskeyButton>
      )}
      {passkeyOnly && <NeedsScript>Using a passkey needs JavaScript.</NeedsScript>}
    </>
  )
}

ConfirmPasswordScreen.layout = AuthLayout

const secure = 'This is a secure area of the application.'

function descriptionOf({ hasPasskeys, asksCode, passkeyOnly }: Props): string {
  if (passkeyOnly) return `${secure} Please use your passkey before continuing.`
  const own = asksCode ? 'your password and your second factor' : 'your password'
  const way = hasPasskeys ? `${own}, or use a passkey,` : own
  return `${secure} Please confirm ${way} before continuing.`
}

function insteadOfPasskey(asksCode: boolean): string {
  return asksCode
    ? 'You can confirm with your password and a code.'
    : 'You can confirm with your password.'
}

function PasswordForm({ email, asksCode }: { email: string; asksCode: boolean }) {
  const [code, setCode] = useState('')
  return (
    <AccountForm
      layout="card"
      action={routes.confirmPassword.href()}
      button="Confirm password"
      clearOnError={['recovery_code']}
      clearOnSuccess={['password']}
      onError={() => setCode('')}
    >
      {(errors) => (
        <>
          {/* For password managers: names the account; without a name attribute it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus
            error={errors.password}
          />
          {asksCode && <CodeFields code={code} onChange={setCode} errors={errors} />}
        </>
      )}
    </AccountForm>
  )
}

interface CodeFieldsProps {
  code: string
  onChange: (code: string) => void
  errors: FieldErrors
}

/** The field for a code or a recovery code; both of them without a script. */
function CodeFields({ code, onChange, errors }: CodeFieldsProps) {
  const hydrated = useHydrated()
  const [byRecoveryCode, setByRecoveryCode] = useState(Boolean(errors.recovery_code))
  return (
    <>
      {(!hydrated || !byRecoveryCode) && (
        <OneTimeCode
          label="Authentication code"
          name="code"
          value={code}
          onChange={onChange}
          required={hydrated}
          showLabel
          error={errors.code}
        />
      )}
      {(!hydrated || byRecoveryCode) && (
        <RecoveryCodeField required={hydrated} error={errors.recovery_code} />
      )}
      {hydrated && (
        <button
          type="button"
          onClick={() => setByRecoveryCode(!byRecoveryCode)}
          className="link -my-2 min-h-11 cursor-pointer justify-self-start text-left"
        >
          {byRecoveryCode ? 'Use an authentication code' : 'Use a recovery code'}
        </button>
      )}
    </>
  )
}

function PasskeyNeeded({ reason }: { reason: string }) {
  return (
    <Alert tone="danger" className="mt-6">
      <p>{reason}</p>
      <p className="mt-1 font-normal text-text">
        Use your passkey below: the password alone is not enough. If you have lost all your
        passkeys, write to{' '}
        <a href={site.emailUrl} className="link break-words">
          {site.email}
        </a>{' '}
        from the email address of your account.
      </p>
    </Alert>
  )
}
