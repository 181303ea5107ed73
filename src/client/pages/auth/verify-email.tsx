import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { LogOutForm } from '#client/sections/auth/log-out-form.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { firstError } from '#client/ui/first-error.ts'
import { StatusMessage } from '#client/ui/status-message.tsx'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

const linkSent =
  'A new verification link has been sent to the email address you provided during registration.'

export default function VerifyEmailScreen({ status }: Pages['auth/verify-email']) {
  return (
    <>
      <AuthHeading
        title="Verify email"
        description="Please verify your email address by clicking on the link we just emailed to you."
      />
      <StatusMessage>
        {status === messages.status.verificationLinkSent ? linkSent : null}
      </StatusMessage>
      <AuthForm action={routes.resendVerification.href()} button="Resend verification email">
        {(errors) => {
          const refused = firstError(errors, 'email')
          return refused && <Alert tone="danger">{refused}</Alert>
        }}
      </AuthForm>
      <div className="mt-6 border-t border-line pt-4">
        <LogOutForm className="link inline-flex min-h-11 cursor-pointer items-center font-medium" />
      </div>
    </>
  )
}

VerifyEmailScreen.layout = AuthLayout
