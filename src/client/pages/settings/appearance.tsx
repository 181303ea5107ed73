import { AppLayout } from '#client/layouts/app-layout.tsx'
import { SettingsLayout } from '#client/layouts/settings-layout.tsx'
import { AppearanceChoice } from '#client/sections/settings/appearance-choice.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'

export default function AppearanceScreen() {
  return (
    <SettingRow
      title="Appearance"
      description="How this site looks in this browser. It changes at once; there is nothing to save."
    >
      <AppearanceChoice />
    </SettingRow>
  )
}

AppearanceScreen.layout = [AppLayout, SettingsLayout]
