import { useState } from 'react'
import { AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/account/auth/words.ts'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { PasskeyButton } from '#client/account/passkeys/passkey-button.tsx'
import { OneTimeCode } from '#client/account/two-factor/one-time-code.tsx'
import { RecoveryCodeField } from '#client/account/two-factor/recovery-code-field.tsx'
import { Alert } from '#client/ui/alert.tsx'
import type { FieldErrors } from '#client/ui/field.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useFirm } from '#client/use-firm.ts'
import { emailUrl } from '#shared/knowledge/firm.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['auth/confirm-password'] & SharedProps

export default function ConfirmPasswordScreen(props: Props) {
  const { auth, hasPasskeys, asksCode, passkeyOnly, status } = props
  return (
    <>
      <AuthHeading
        title={passkeyOnly ? words.confirmWithYourPasskey : words.confirmYourPassword}
        description={descriptionOf(props)}
      />
      {status && <PasskeyNeeded reason={status} />}
      {!passkeyOnly && <PasswordForm email={auth.user?.email ?? ''} asksCode={asksCode} />}
      {hasPasskeys && (
        <PasskeyButton
          options={routes.confirmPasskeyOptions.href()}
          action={routes.confirmPassword.href()}
          alternative={passkeyOnly ? words.pleaseTryAgain : insteadOfPasskey(asksCode)}
          isOnly={passkeyOnly}
        >
          {words.confirmWithAPasskey}
        </PasskeyButton>
      )}
      {passkeyOnly && <NeedsScript>{words.usingPasskeyNeedsJavascript}</NeedsScript>}
    </>
  )
}

ConfirmPasswordScreen.layout = AuthLayout

function descriptionOf({ hasPasskeys, asksCode, passkeyOnly }: Props): string {
  if (passkeyOnly) return words.confirmByPasskeyOnly
  const { withPasskey, withoutPasskey } = asksCode ? words.confirmBoth : words.confirmPasswordAlone
  return hasPasskeys ? withPasskey : withoutPasskey
}

function insteadOfPasskey(asksCode: boolean): string {
  return asksCode ? words.insteadPasswordAndCode : words.insteadPassword
}

function PasswordForm({ email, asksCode }: { email: string; asksCode: boolean }) {
  const [code, setCode] = useState('')
  return (
    <AccountForm
      layout="card"
      action={routes.confirmPassword.href()}
      button={words.confirmPassword}
      clearOnError={['recovery_code']}
      clearOnSuccess={['password']}
      onError={() => setCode('')}
    >
      {(errors) => (
        <>
          {/* For password managers: names the account; without a name attribute it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={words.password}
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
          label={words.authenticationCode}
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
          {byRecoveryCode ? words.useAnAuthenticationCode : words.useARecoveryCode}
        </button>
      )}
    </>
  )
}

function PasskeyNeeded({ reason }: { reason: string }) {
  const { email } = useFirm()
  return (
    <Alert tone="danger" className="mt-6">
      <p>{reason}</p>
      <p className="mt-1 font-normal text-text">
        <RichText
          text={words.passkeyNeeded}
          marks={{
            email: () => (
              <a href={emailUrl(email)} className="link break-words">
                {email}
              </a>
            ),
          }}
        />
      </p>
    </Alert>
  )
}
