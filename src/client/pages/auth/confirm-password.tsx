import { Link } from '@inertiajs/react'
import { AccountForm } from '#client/account/account-form.tsx'
import { AuthHeading, AuthLayout } from '#client/auth/auth-layout.tsx'
import { PasskeyEntry } from '#client/passkeys/passkey-entry.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['auth/confirm-password'] & SharedProps

export default function ConfirmPasswordScreen({ auth, hasPasskeys, status }: Props) {
  return (
    <>
      <AuthHeading
        title="Confirm your password"
        description={hasPasskeys ? byEither : byPassword}
      />
      {status && <PasskeyNeeded reason={status} />}
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
      {hasPasskeys && (
        <PasskeyEntry
          options={routes.confirmPasskeyOptions.href()}
          action={routes.confirmPassword.href()}
          instead="You can confirm with your password."
        >
          Confirm with a passkey
        </PasskeyEntry>
      )}
    </>
  )
}

ConfirmPasswordScreen.layout = AuthLayout

const byPassword =
  'This is a secure area of the application. Please confirm your password before continuing.'
const byEither =
  'This is a secure area of the application. Please confirm your password, or use a passkey, before continuing.'

/** Why the password is not enough for what was asked for, and what else there is to do. */
function PasskeyNeeded({ reason }: { reason: string }) {
  return (
    <Alert tone="danger" className="mt-6">
      <p>{reason}</p>
      <p className="mt-1 font-normal text-text">
        Your passkey is as good: use it below. Without it at hand, confirm your password, then{' '}
        <Link href={routes.twoFactor.href()} className="link">
          set two-factor up
        </Link>
        .
      </p>
    </Alert>
  )
}
