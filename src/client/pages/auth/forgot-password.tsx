import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/account/auth/words.ts'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { TextField } from '#client/ui/field.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ForgotPasswordScreen({ status }: Pages['auth/forgot-password']) {
  return (
    <>
      <AuthHeading title={words.forgotPassword} description={words.forgotPasswordLead} />
      <StatusMessage>{status}</StatusMessage>
      <AccountForm
        layout="card"
        action={routes.forgotPassword.href()}
        button={words.emailPasswordResetLink}
      >
        {(errors) => (
          <TextField
            label={words.emailAddress}
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
        <RichText
          text={words.orReturnToLogIn}
          marks={{ link: (text) => <AsideLink href={routes.login.href()}>{text}</AsideLink> }}
        />
      </Aside>
    </>
  )
}

ForgotPasswordScreen.layout = AuthLayout
