import { usePage } from '@inertiajs/react'
import { Problems } from '#client/ui/problems.tsx'
import { twoFactor } from '#shared/constants.ts'
import type { SharedProps } from '#shared/pages.ts'
import { RecoveryCodeTools } from './recovery-code-tools.tsx'

interface RecoveryCodeSheetProps {
  /** Null while they are fetched. */
  codes: readonly string[] | null
  problems: readonly string[]
  retry: () => void
}

const placeholders = Array.from({ length: twoFactor.recoveryCodes }, (_, index) => index)

/** The codes on a sheet that may be printed as it is. */
export function RecoveryCodeSheet({ codes, problems, retry }: RecoveryCodeSheetProps) {
  const { name, auth } = usePage().props as unknown as SharedProps
  if (problems.length > 0) {
    return (
      <div className="mt-5">
        <Problems messages={problems} retry={retry} />
      </div>
    )
  }
  return (
    <div className="@container mt-5 rounded-md border border-line bg-panel p-5">
      <p className="mb-4 hidden font-semibold print:block">
        {name}: recovery codes of {auth.user?.email}
      </p>
      <ol className="code-sheet" aria-label="Recovery codes" aria-busy={!codes}>
        {codes
          ? codes.map((code) => <li key={code}>{code}</li>)
          : placeholders.map((index) => <li key={index} className="skeleton-line" />)}
      </ol>
      <p role="status" className="sr-only print:hidden">
        {codes ? `${codes.length} recovery codes` : 'Loading recovery codes'}
      </p>
      <p className="mt-4 text-sm text-muted">
        Each code works once; a new one then takes its place. “Regenerate Codes” replaces them all.
      </p>
      {codes && <RecoveryCodeTools codes={codes} />}
    </div>
  )
}
