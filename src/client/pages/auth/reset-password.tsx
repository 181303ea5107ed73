import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/account/auth/words.ts'
import { NewPassword, newPasswordFields } from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { Field } from '#client/ui/field.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ResetPasswordScreen({ email, token }: Pages['auth/reset-password']) {
  return (
    <>
      <AuthHeading title={words.resetPassword} description={words.resetPasswordLead} />
      <AccountForm
        layout="card"
        action={routes.replacePassword.href()}
        button={words.resetPassword}
        clearOnError={newPasswordFields}
        clearOnSuccess={newPasswordFields}
      >
        {(errors) => (
          <>
            <input type="hidden" name="token" value={token} autoComplete="off" />
            <AccountOfLink email={email} error={errors.email ?? errors.token} />
            <NewPassword errors={errors} autoFocus />
          </>
        )}
      </AccountForm>
    </>
  )
}

ResetPasswordScreen.layout = AuthLayout

/** The account that the reset link belongs to; an invalid link leads to a new one. */
function AccountOfLink({ email, error }: { email: string; error: string | undefined }) {
  return (
    <div>
      <Field label={words.emailAddress} name="email" error={error} announced>
        {({ className, ...control }) => (
          <input
            {...control}
            type="email"
            className={clsx(className, 'field-readonly')}
            autoComplete="username"
            readOnly
            value={email}
          />
        )}
      </Field>
      {error && (
        <Link
          href={routes.forgotPassword.href()}
          className="link inline-flex min-h-11 items-center"
        >
          {words.requestANewLink}
        </Link>
      )}
    </div>
  )
}
