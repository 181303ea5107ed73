import { AlertsForm } from '#client/account/alerts/alerts-form.tsx'
import { SampleAlert } from '#client/account/alerts/sample-alert.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import type { Pages } from '#shared/pages.ts'

export default function AlertsScreen(props: Pages['settings/alerts']) {
  const watchesNone = props.markets.length === 0
  return (
    <>
      <SettingRow
        title="Alerts"
        description={
          watchesNone
            ? 'You watch no market yet. Tick those that matter to you, and we mail you when a rule of theirs changes.'
            : 'We mail you when a rule of these markets changes. Each mail can end them by one click.'
        }
      >
        <AlertsForm {...props} />
      </SettingRow>
      {watchesNone && (
        <SettingRow
          title="What an alert says"
          description="One mail for one rule; a week’s mail has a line or two for each of them."
        >
          <SampleAlert />
        </SettingRow>
      )}
    </>
  )
}

AlertsScreen.layout = settingsLayouts
