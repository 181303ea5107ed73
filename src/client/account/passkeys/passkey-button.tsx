import { KeyRound } from 'lucide-react'
import { Alert } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { type PasskeyUse, usePasskey } from './use-passkey.ts'
import * as words from './words.ts'

interface PasskeyButtonProps extends PasskeyUse {
  children: string
  note?: string | undefined
  /** True if there is no other way to confirm on the page. */
  isOnly?: boolean
}

/** Requests a passkey, below the password form; needs a script. */
export function PasskeyButton({ children, note, isOnly = false, ...use }: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const { press, problem, busy } = usePasskey(use)
  return (
    <div className="mt-5 grid grid-cols-1 gap-4 noscript:hidden">
      {!isOnly && <p className="divider">{words.or}</p>}
      {problem && (
        <div ref={scrollIntoView}>
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

/** On a phone the alert is below the fold, under the password form. */
function scrollIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' })
}
