import { usePage } from '@inertiajs/react'
import { Check, Copy, Download, Eye, EyeOff, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { twoFactor } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { ActionForm } from './action-form.tsx'
import { Problems } from './problems.tsx'
import { useRecoveryCodes } from './queries.ts'
import { useClipboard } from './use-clipboard.ts'

const id = 'recovery-codes'

/** The codes that replace a lost phone: hidden until they are asked for. */
export function RecoveryCodes() {
  const [shown, setShown] = useState(false)
  const { codes, problems, refetch } = useRecoveryCodes(shown)
  const sheet = useRef<HTMLDivElement>(null)
  const Icon = shown ? EyeOff : Eye
  function retry() {
    // The button disappears while the codes are fetched again, and the focus would with it.
    sheet.current?.focus()
    refetch()
  }

  return (
    <>
      <div className="actions print:hidden">
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-expanded={shown}
          aria-controls={id}
          className="button button-quiet noscript:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
          {shown ? 'Hide Recovery Codes' : 'View Recovery Codes'}
        </button>
        {shown && (
          <ActionForm
            action={routes.twoFactorRecoveryCodes.href()}
            button="Regenerate Codes"
            quiet
            onSuccess={refetch}
          />
        )}
      </div>
      <NeedsScript>Viewing the codes needs JavaScript.</NeedsScript>
      <div id={id} ref={sheet} tabIndex={-1} className="outline-none">
        {shown && <RecoveryCodeSheet codes={codes} problems={problems} retry={retry} />}
      </div>
    </>
  )
}

interface RecoveryCodeSheetProps {
  /** Null while they are fetched. */
  codes: readonly string[] | null
  problems: readonly string[]
  retry: () => void
}

const placeholders = Array.from({ length: twoFactor.recoveryCodes }, (_, index) => index)

/** The codes as a sheet; on paper it also says whose they are. */
function RecoveryCodeSheet({ codes, problems, retry }: RecoveryCodeSheetProps) {
  const { name, auth } = usePage().props
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

const fileName = 'recovery-codes.txt'
const tool = 'button button-quiet button-small'

/** Copies, downloads or prints the codes. */
function RecoveryCodeTools({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  const { copied, copy } = useClipboard()
  const CopyIcon = copied === text ? Check : Copy
  return (
    <div className="actions mt-4 print:hidden">
      <button type="button" onClick={() => copy(text)} className={tool}>
        <CopyIcon aria-hidden="true" className="size-4" />
        {copied === text ? 'Copied' : 'Copy'}
      </button>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={fileName}
        className={tool}
      >
        <Download aria-hidden="true" className="size-4" />
        Download
      </a>
      <button type="button" onClick={() => print()} className={tool}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </button>
    </div>
  )
}
