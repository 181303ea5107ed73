import { AlertsForm } from '#client/account/alerts/alerts-form.tsx'
import { SampleAlert } from '#client/account/alerts/sample-alert.tsx'
import * as words from '#client/account/alerts/words.ts'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { alertFrequencies } from '#shared/account/alerts/frequencies.ts'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function AlertsScreen(props: Pages['settings/alerts']) {
  const { suppressed, ...form } = props
  const watchesNone = props.markets.length === 0
  return (
    <>
      {suppressed && (
        <Alert tone="danger" className="mt-8">
          {words.addressIsSuppressed(suppressed.email, dayText(suppressed.since.slice(0, 10)))}
        </Alert>
      )}
      <SettingRow
        title={words.alerts}
        description={watchesNone ? words.followingNoMarkets : words.alertsLead}
      >
        <AlertsForm {...form} href={routes.alerts.href()} frequencies={alertFrequencies} />
      </SettingRow>
      {watchesNone && (
        <SettingRow title={words.whatAnAlertSays} description={words.whatAnAlertSaysExplained}>
          <SampleAlert />
        </SettingRow>
      )}
    </>
  )
}

AlertsScreen.layout = settingsLayouts
