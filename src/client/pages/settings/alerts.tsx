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
            ? 'You are not following any markets. Select markets to get an email when their rules change.'
            : 'We email you when a rule of these markets changes. Unsubscribe from any email in one click.'
        }
      >
        <AlertsForm {...props} />
      </SettingRow>
      {watchesNone && (
        <SettingRow
          title="What an alert says"
          description="One email for each rule; the weekly email has a line or two for each."
        >
          <SampleAlert />
        </SettingRow>
      )}
    </>
  )
}

AlertsScreen.layout = settingsLayouts
