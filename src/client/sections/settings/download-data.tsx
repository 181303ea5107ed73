import { Download } from 'lucide-react'
import { SettingRow } from '#client/ui/setting-row.tsx'
import { routes } from '#shared/routes.ts'

/** Everything the account holds, as a file. */
export function DownloadData() {
  return (
    <SettingRow
      title="Your data"
      description="One file with what we hold about this account: profile, sessions and security settings. No secrets are in it."
    >
      <a href={routes.exportData.href()} download className="button button-quiet">
        <Download aria-hidden="true" className="size-5" />
        Download my data
      </a>
    </SettingRow>
  )
}
