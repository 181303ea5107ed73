import { AppLayout } from '#client/layouts/app-layout.tsx'
import { SettingsLayout } from '#client/layouts/settings-layout.tsx'
import { EndOtherSessions } from '#client/sections/settings/end-other-sessions.tsx'
import { SessionList } from '#client/sections/settings/session-list.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import type { Pages } from '#shared/pages.ts'

export default function SessionsScreen({ sessions }: Pages['settings/sessions']) {
  const others = sessions.filter(({ current }) => !current).length
  return (
    <>
      <SettingRow
        title="Sessions"
        description="Where your account is signed in. If you do not know one of them, end it and change your password. Ending one forgets “Remember me” on every device."
      >
        <SessionList sessions={sessions} />
      </SettingRow>
      <EndOtherSessions count={others} />
    </>
  )
}

SessionsScreen.layout = [AppLayout, SettingsLayout]
