import { router, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { Check, Copy, Download, Eye, EyeOff, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import { twoFactor } from '#shared/account/constants.ts'
import { routes } from '#shared/routes.ts'
import { CharacterGroups } from './character-groups.tsx'
import { Problems } from './problems.tsx'
import { useRecoveryCodes } from './queries.ts'
import { PlainRegenerateCodes, RegenerateCodes } from './regenerate-codes.tsx'

const id = 'recovery-codes'

interface RecoveryCodesProps {
  /** Gets the focus when the codes are shown without being asked for. */
  ref: RefObject<HTMLDivElement | null>
  /** Whether two-factor has just come on: the codes are new, and shown at once. */
  justEnabled: boolean
  /** Whether they can be fetched in this session: else the second factor is asked for first. */
  confirmed: boolean
}

/** The codes that replace a lost phone: hidden until they are asked for, unless they are new. */
export function RecoveryCodes({ ref: sheet, justEnabled, confirmed }: RecoveryCodesProps) {
  const inPage = usePage().flash.recoveryCodes
  const [fresh, setFresh] = useState(justEnabled || inPage !== undefined)
  const [shown, setShown] = useState(fresh)
  const { codes, problems, refetch } = useRecoveryCodes(shown, inPage)
  const Icon = shown ? EyeOff : Eye

  function toggle() {
    // The guard of the codes leads to where the second factor is asked, and back here.
    if (!confirmed) return router.visit(routes.twoFactorRecoveryCodes.href())
    setShown(!shown)
    setFresh(false)
  }

  function renew() {
    setFresh(true)
    refetch()
  }

  function retry() {
    // The button disappears while the codes are fetched again, and the focus would with it.
    sheet.current?.focus()
    refetch()
  }

  return (
    <>
      <div className="actions noscript:hidden print:hidden">
        <button
          type="button"
          onClick={toggle}
          aria-expanded={shown}
          aria-controls={id}
          className={buttonClass({ tone: 'quiet' })}
        >
          <Icon aria-hidden="true" className="size-5" />
          {shown ? 'Hide Recovery Codes' : 'View Recovery Codes'}
        </button>
        {shown && <RegenerateCodes onDone={renew} />}
      </div>
      <div id={id} ref={sheet} tabIndex={-1} className="outline-none">
        {shown && (
          <RecoveryCodeSheet codes={codes} problems={problems} retry={retry} fresh={fresh} />
        )}
      </div>
      <PlainRegenerateCodes />
    </>
  )
}

interface RecoveryCodeSheetProps {
  /** Null while they are fetched. */
  codes: readonly string[] | null
  problems: readonly string[]
  retry: () => void
  /** Whether they have just become valid, and nobody can have kept them yet. */
  fresh: boolean
}

const groupSize = 5

const placeholders = Array.from({ length: twoFactor.recoveryCodes }, (_, index) => index)

/** The codes as a sheet; on paper it also says whose they are. */
function RecoveryCodeSheet({ codes, problems, retry, fresh }: RecoveryCodeSheetProps) {
  const { name, auth } = usePage().props
  if (problems.length > 0) {
    return (
      <div className="mt-5">
        <Problems messages={problems} retry={retry} />
      </div>
    )
  }
  return (
    <div className="code-paper noscript:mt-0 noscript:mb-5">
      {fresh && (
        <p className="mb-4 font-medium print:hidden">
          Keep these codes now, in a password manager or on paper. They let you in when your phone
          is lost.
        </p>
      )}
      <p className="mb-4 hidden font-semibold print:block">
        {name}: recovery codes of {auth.user?.email}
      </p>
      <ol className="code-sheet" aria-label="Recovery codes" aria-busy={!codes}>
        {codes
          ? codes.map((code) => (
              <li key={code}>
                <CharacterGroups of={code} size={groupSize} />
              </li>
            ))
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
const tool = buttonClass({ tone: 'quiet', size: 'small' })
const scriptTool = clsx(tool, 'noscript:hidden')

/** Copies, downloads or prints the codes. */
function RecoveryCodeTools({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  const { copied, copy } = useClipboard()
  const CopyIcon = copied === text ? Check : Copy
  return (
    <div className="actions mt-4 print:hidden">
      <button type="button" onClick={() => copy(text)} className={scriptTool}>
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
      <button type="button" onClick={() => print()} className={scriptTool}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </button>
    </div>
  )
}
