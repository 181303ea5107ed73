import { Form, Link } from '@inertiajs/react'
import { AuthHeading, AuthLayout, Intended } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/account/auth/words.ts'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'

const linkSent = words.verificationLinkSent

type Props = Pages['auth/verify-email'] & SharedProps

export default function VerifyEmailScreen({ auth: { user }, status, intended }: Props) {
  return (
    <>
      <AuthHeading title={words.verifyEmail} description={words.verifyEmailLead} />
      {user && <LinkRecipient email={user.email} />}
      {intended && <Intended>{words.verifyFor(intended)}</Intended>}
      <StatusMessage>{status === statusCodes.verificationLinkSent ? linkSent : null}</StatusMessage>
      <AccountForm
        layout="card"
        action={routes.resendVerification.href()}
        button={words.resendVerificationEmail}
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

function LinkRecipient({ email }: { email: string }) {
  return (
    <p className="mt-3 text-muted">
      <RichText
        text={words.emailWentTo}
        marks={{
          email: () => <strong className="break-words text-text">{email}</strong>,
          link: (text) => (
            <Link href={routes.profile.href()} className="link py-3 font-medium">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

function LogOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={routes.logout.href()}>
      {({ processing }) => (
        <>
          <FormTokens />
          <button type="submit" disabled={processing} aria-busy={processing} className={className}>
            {words.logOut}
          </button>
        </>
      )}
    </Form>
  )
}
