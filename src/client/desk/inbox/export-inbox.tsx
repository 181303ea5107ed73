import { usePage } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { routes } from '#shared/routes.ts'
import { downloadCsv, type Progress } from './download-csv.ts'
import { countText } from './status-labels.ts'
import * as words from './words.ts'

/** The export of the whole inbox, for owners; without a script the browser downloads it. */
export function ExportInbox() {
  const { user } = usePage().props.auth
  const [progress, setProgress] = useState<Progress | null>(null)
  if (user?.role !== 'owner') return null
  const isLoading = progress?.state === 'loading'

  async function start(event: MouseEvent) {
    event.preventDefault()
    if (!isLoading) await downloadCsv(routes.deskInboxFile.href(), setProgress)
  }

  return (
    <div className="flex w-full items-center gap-x-3 text-xs">
      <a
        // Without `download`, which would also save the page that asks for the password.
        href={routes.deskInboxFile.href()}
        onClick={start}
        aria-disabled={isLoading || undefined}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-muted hover:text-text"
      >
        <Download aria-hidden="true" className="size-5" />
        {words.exportLabel}
      </a>
      <p role="status" className="figures min-w-0 text-muted">
        {progress ? <ProgressText progress={progress} /> : words.exportExplained}
      </p>
    </div>
  )
}

function ProgressText({ progress }: { progress: Progress }) {
  const { state } = progress
  if (state === 'unconfirmed') {
    return (
      // The file itself: its guard leads back to this list after the password.
      <a href={routes.deskInboxFile.href()} className="link">
        {words.confirmYourPasswordFirst}
      </a>
    )
  }
  if (state === 'failed') return words.exportFailedPleaseTryAgain
  if (state === 'done') return words.enquiriesSaved(countText(progress.rows))
  const { rows, total } = progress
  return total === null ? countText(rows) : words.countOf(countText(rows), countText(total))
}
