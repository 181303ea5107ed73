import { KeyRound } from 'lucide-react'
import { Alert } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { type PasskeyUse, usePasskey } from './use-passkey.ts'

interface PasskeyEntryProps extends PasskeyUse {
  /** What the button says. */
  children: string
  /** Stands under it. */
  note?: string | undefined
  /** Whether there is no other way beside it. */
  isOnly?: boolean
}

/** The way in by a passkey, after the form of the password; only a script can ask for one. */
export function PasskeyEntry({ children, note, isOnly = false, ...use }: PasskeyEntryProps) {
  const hydrated = useHydrated()
  const { press, problem, busy } = usePasskey(use)
  return (
    <div className="mt-5 grid grid-cols-1 gap-4 noscript:hidden">
      {!isOnly && <p className="divider">or</p>}
      {problem && (
        <div ref={bringIntoView}>
          <Alert tone="danger">{problem}</Alert>
        </div>
      )}
      <button
        type="button"
        onClick={press}
        disabled={!hydrated || busy}
        aria-busy={busy}
        className={buttonClass(isOnly ? {} : { tone: 'quiet' })}
      >
        <KeyRound aria-hidden="true" className="size-5" />
        {children}
      </button>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}

/** On a phone it stands below the fold, under the form of the password. */
function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' })
}
