import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { PersonFields } from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { signalPasskeys } from '#client/account/passkeys/signals.ts'
import { OwnPasswordButton } from '#client/account/settings/own-password-button.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { showError } from '#client/show-error.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { clientMessages } from '#shared/client-messages.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['settings/profile'] & SharedProps

export default function ProfileScreen({ auth: { user }, mustVerifyEmail, status }: Props) {
  if (!user) return null
  return (
    <>
      <SettingRow
        title="Profile information"
        description="Update your name and email address. A new email takes effect immediately, including for login, and must be verified."
      >
        <AccountForm
          layout="setting"
          action={withMethod(routes.profile.href(), 'PATCH')}
          button="Save"
          onSuccess={() => void signalPasskeys()}
        >
          {(errors) => <PersonFields errors={errors} person={user} />}
        </AccountForm>
        {mustVerifyEmail && !user.email_verified_at && <UnverifiedEmail status={status} />}
      </SettingRow>
      <DownloadData />
      <DeleteAccount />
    </>
  )
}

ProfileScreen.layout = settingsLayouts

const linkSent = 'A new verification link has been sent to your email address.'

function UnverifiedEmail({ status }: { status: string | null }) {
  return (
    <div className="mt-7 border-l-3 border-danger pl-4">
      <p>Your email address is unverified.</p>
      <PostForm action={routes.resendVerification.href()} onError={({ email }) => showError(email)}>
        {(processing) => (
          <button
            type="submit"
            aria-disabled={processing}
            className="link min-h-11 cursor-pointer text-left font-medium"
          >
            Resend the verification email
          </button>
        )}
      </PostForm>
      <StatusMessage>
        {status === clientMessages.status.verificationLinkSent ? linkSent : null}
      </StatusMessage>
    </div>
  )
}

function DownloadData() {
  return (
    <SettingRow
      title="Your data"
      description="One file with what we hold about you: profile, sessions, security settings, the markets you follow, and your enquiries with our replies. No secrets are in it."
    >
      <a href={routes.exportData.href()} download className={buttonClass({ tone: 'quiet' })}>
        <Download aria-hidden="true" className="size-5" />
        Download my data
      </a>
    </SettingRow>
  )
}

function DeleteAccount() {
  const queryClient = useQueryClient()
  return (
    <SettingRow
      title="Delete account"
      description="Removes your account and everything that belongs to it, at once and for good."
    >
      <OwnPasswordButton
        label="Delete account"
        tone="quiet-danger"
        title="Delete your account for good?"
        description="Profile, sessions and security settings go with it; nobody can bring them back. Your password confirms that it is you."
        action={withMethod(routes.profile.href(), 'DELETE')}
        button="Delete account"
        navigatesAway
        onDone={() => queryClient.clear()}
      />
      <NeedsScript>Deleting the account asks for your password and needs JavaScript.</NeedsScript>
    </SettingRow>
  )
}
