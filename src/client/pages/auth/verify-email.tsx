import { Form, router } from '@inertiajs/react'
import { AccountForm } from '#client/account/account-form.tsx'
import { AuthHeading, AuthLayout } from '#client/auth/auth-layout.tsx'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
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
      <AccountForm
        layout="card"
        action={routes.resendVerification.href()}
        button="Resend verification email"
      >
        {(errors) => errors.email && <Alert tone="danger">{errors.email}</Alert>}
      </AccountForm>
      <div className="mt-6 border-t border-line pt-4">
        <LogOutForm className="link inline-flex min-h-11 cursor-pointer items-center font-medium" />
      </div>
    </>
  )
}

VerifyEmailScreen.layout = AuthLayout

/** Ends the session, and deletes the pages that were prefetched for it. */
function LogOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={routes.logout.href()} onSuccess={() => router.flushAll()}>
      {({ processing }) => (
        <>
          <CsrfField />
          <button type="submit" disabled={processing} aria-busy={processing} className={className}>
            Log out
          </button>
        </>
      )}
    </Form>
  )
}
