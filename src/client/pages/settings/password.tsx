import { AppLayout } from '#client/layouts/app-layout.tsx'
import { SettingsLayout } from '#client/layouts/settings-layout.tsx'
import { PasswordForm } from '#client/sections/settings/password-form.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import type { SharedProps } from '#shared/pages.ts'

export default function PasswordScreen({ auth }: SharedProps) {
  return (
    <SettingRow
      title="Update password"
      description="Use a long password that you use nowhere else. Saving it signs out every other device."
    >
      <PasswordForm email={auth.user?.email ?? ''} />
    </SettingRow>
  )
}

PasswordScreen.layout = [AppLayout, SettingsLayout]
