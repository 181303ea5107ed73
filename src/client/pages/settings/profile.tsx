import { Download } from 'lucide-react'
import { PersonFields } from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { signalPasskeys } from '#client/account/passkeys/signals.ts'
import { OwnPasswordButton } from '#client/account/settings/own-password-button.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import * as words from '#client/account/settings/words.ts'
import { showError } from '#client/show-error.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { type Locale, languages } from '#shared/locales.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'

type Props = Pages['settings/profile'] & SharedProps

export default function ProfileScreen(props: Props) {
  const { auth, mustVerifyEmail, status, retention, mailLocale, locales } = props
  const { user } = auth
  if (!user) return null
  return (
    <>
      <SettingRow title={words.profileInformation} description={words.profileLead}>
        <AccountForm
          layout="setting"
          action={withMethod(routes.profile.href(), 'PATCH')}
          button={words.save}
          onSuccess={() => void signalPasskeys()}
        >
          {(errors) => (
            <>
              <PersonFields errors={errors} person={user} />
              {locales.length > 1 && (
                <LanguageField locales={locales} chosen={mailLocale} error={errors.locale} />
              )}
            </>
          )}
        </AccountForm>
        {mustVerifyEmail && !user.email_verified_at && <UnverifiedEmail status={status} />}
      </SettingRow>
      <DownloadData status={status === statusCodes.verificationLinkSent ? null : status} />
      <DeleteAccount retention={retention} />
    </>
  )
}

ProfileScreen.layout = settingsLayouts

interface LanguageFieldProps {
  locales: readonly Locale[]
  chosen: Locale
  error: string | undefined
}

function LanguageField({ locales, chosen, error }: LanguageFieldProps) {
  return (
    <SelectField
      label={words.languageOfMessages}
      name="locale"
      key={`locale:${chosen}`}
      defaultValue={chosen}
      error={error}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languages[locale].name}
        </option>
      ))}
    </SelectField>
  )
}

const linkSent = words.verificationLinkSent

function UnverifiedEmail({ status }: { status: string | null }) {
  return (
    <div className="mt-7 border-l-3 border-danger pl-4">
      <p>{words.yourEmailAddressIsUnverified}</p>
      <PostForm action={routes.resendVerification.href()} onError={({ email }) => showError(email)}>
        {(processing) => (
          <button
            type="submit"
            aria-disabled={processing}
            className="link min-h-11 cursor-pointer text-left font-medium"
          >
            {words.resendTheVerificationEmail}
          </button>
        )}
      </PostForm>
      <StatusMessage>{status === statusCodes.verificationLinkSent ? linkSent : null}</StatusMessage>
    </div>
  )
}

/** The links have no `download`, which would also save the page that asks for the password. */
function DownloadData({ status }: { status: string | null }) {
  return (
    <SettingRow title={words.yourData} description={words.yourDataExplained}>
      <StatusMessage>{status}</StatusMessage>
      <a href={routes.exportData.href()} className={buttonClass({ tone: 'quiet' })}>
        <Download aria-hidden="true" className="size-5" />
        {words.downloadMyData}
      </a>
      <a
        href={routes.exportFiles.href()}
        className="link inline-flex min-h-11 items-center sm:ml-4"
      >
        {words.downloadWithFiles}
      </a>
    </SettingRow>
  )
}

function DeleteAccount({ retention }: Pick<Props, 'retention'>) {
  return (
    <SettingRow title={words.deleteAccount} description={words.deleteAccountExplained}>
      <OwnPasswordButton
        label={words.deleteAccount}
        tone="quiet-danger"
        title={words.deleteAccountQuestion}
        description={words.deleteAccountWarning(retention.enquiryDays, retention.consultationDays)}
        action={withMethod(routes.profile.href(), 'DELETE')}
        button={words.deleteAccount}
        navigatesAway
      />
    </SettingRow>
  )
}
