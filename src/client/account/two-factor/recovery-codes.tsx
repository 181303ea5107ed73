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
import * as words from './words.ts'

const id = 'recovery-codes'

interface RecoveryCodesProps {
  /** Gets the focus if the codes appear without being requested. */
  ref: RefObject<HTMLDivElement | null>
  /** True if two-factor has just been turned on: the new codes are shown at once. */
  justEnabled: boolean
  /** True if this session may fetch them; otherwise the second factor is asked for first. */
  confirmed: boolean
}

/** The codes that replace a lost phone; hidden until requested, unless they are new. */
export function RecoveryCodes({ ref: sheet, justEnabled, confirmed }: RecoveryCodesProps) {
  const codesInPage = usePage().flash.recoveryCodes
  const [isNew, setIsNew] = useState(justEnabled || codesInPage !== undefined)
  const [visible, setVisible] = useState(isNew)
  const { codes, problems, refetch } = useRecoveryCodes(visible, codesInPage)

  function toggle() {
    // The server redirects to where the second factor is asked for, and then back here.
    if (!confirmed) return router.visit(routes.twoFactorRecoveryCodes.href())
    setVisible(!visible)
    setIsNew(false)
  }

  function renew() {
    setIsNew(true)
    refetch()
  }

  function retry() {
    // The button disappears during the retry and would take the focus with it.
    sheet.current?.focus()
    refetch()
  }

  return (
    <>
      <SheetButtons visible={visible} onToggle={toggle} onRenew={renew} />
      <div id={id} ref={sheet} tabIndex={-1} className="outline-none">
        {visible && <RecoveryCodeSheet {...{ codes, problems, retry, isNew }} />}
      </div>
      <PlainRegenerateCodes />
    </>
  )
}

interface SheetButtonsProps {
  visible: boolean
  onToggle: () => void
  onRenew: () => void
}

/** The buttons that show, hide and replace the codes. */
function SheetButtons({ visible, onToggle, onRenew }: SheetButtonsProps) {
  const Icon = visible ? EyeOff : Eye
  return (
    <div className="actions noscript:hidden print:hidden">
      <button
        type="button"
        onClick={onToggle}
        aria-expanded={visible}
        aria-controls={id}
        className={buttonClass({ tone: 'quiet' })}
      >
        <Icon aria-hidden="true" className="size-5" />
        {visible ? words.hideRecoveryCodes : words.viewRecoveryCodes}
      </button>
      {visible && <RegenerateCodes onDone={onRenew} />}
    </div>
  )
}

interface RecoveryCodeSheetProps {
  codes: readonly string[] | null
  problems: readonly string[]
  retry: () => void
  /** True if they have just become valid, so that nobody can have saved them yet. */
  isNew: boolean
}

const groupSize = 5

const placeholders = Array.from({ length: twoFactor.recoveryCodes }, (_, index) => index)

/** The list of codes; on paper it also names the account. */
function RecoveryCodeSheet({ codes, problems, retry, isNew }: RecoveryCodeSheetProps) {
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
      {isNew && <p className="mb-4 font-medium print:hidden">{words.keepTheseCodes}</p>}
      <p className="mb-4 hidden font-semibold print:block">
        {words.recoveryCodesOf(name, auth.user?.email ?? '')}
      </p>
      <CodeList codes={codes} />
      <p role="status" className="sr-only print:hidden">
        {codes ? words.recoveryCodeCount(codes.length) : words.loadingRecoveryCodes}
      </p>
      <p className="mt-4 text-sm text-muted">{words.eachCodeWorksOnce}</p>
      {codes && <RecoveryCodeTools codes={codes} />}
    </div>
  )
}

function CodeList({ codes }: Pick<RecoveryCodeSheetProps, 'codes'>) {
  return (
    <ol className="code-sheet" aria-label={words.recoveryCodes} aria-busy={!codes}>
      {codes
        ? codes.map((code) => (
            <li key={code}>
              <CharacterGroups value={code} size={groupSize} />
            </li>
          ))
        : placeholders.map((index) => <li key={index} className="skeleton-line" />)}
    </ol>
  )
}

const fileName = 'recovery-codes.txt'
const tool = buttonClass({ tone: 'quiet', size: 'small' })
const scriptTool = clsx(tool, 'noscript:hidden')

function RecoveryCodeTools({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  const { copied, copy } = useClipboard()
  const CopyIcon = copied === text ? Check : Copy
  return (
    <div className="actions mt-4 print:hidden">
      <button type="button" onClick={() => copy(text)} className={scriptTool}>
        <CopyIcon aria-hidden="true" className="size-4" />
        {copied === text ? words.copied : words.copy}
      </button>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={fileName}
        className={tool}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.download}
      </a>
      <button type="button" onClick={() => print()} className={scriptTool}>
        <Printer aria-hidden="true" className="size-4" />
        {words.print}
      </button>
    </div>
  )
}
