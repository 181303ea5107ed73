import { AppLayout } from '#client/layouts/app-layout.tsx'
import { SettingsLayout } from '#client/layouts/settings-layout.tsx'
import { DeleteAccount } from '#client/sections/settings/delete-account.tsx'
import { DownloadData } from '#client/sections/settings/download-data.tsx'
import { ProfileForm } from '#client/sections/settings/profile-form.tsx'
import { UnverifiedEmail } from '#client/sections/settings/unverified-email.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'

type Props = Pages['settings/profile'] & SharedProps

export default function ProfileScreen({ auth: { user }, mustVerifyEmail, status }: Props) {
  if (!user) return null
  return (
    <>
      <SettingRow
        title="Profile information"
        description="Update your name and email address. A new address replaces the old one at once, for logging in too, and has to be verified."
      >
        <ProfileForm user={user} />
        {mustVerifyEmail && !user.email_verified_at && <UnverifiedEmail status={status} />}
      </SettingRow>
      <DownloadData />
      <DeleteAccount />
    </>
  )
}

ProfileScreen.layout = [AppLayout, SettingsLayout]
