import { type ReactNode, useRef } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { DayInput } from './dates.tsx'

interface CheckedOnInputProps {
  /** `YYYY-MM-DD`. */
  today: string
  hint?: ReactNode
}

/** The day on which something was last checked, which is often today. */
export function CheckedOnInput({ today, hint }: CheckedOnInputProps) {
  const fields = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()

  function checkToday(): void {
    const input = fields.current?.querySelector('input')
    if (!input) return
    input.value = today
    // As if it were typed: marks and drafts follow what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={fields} className="min-w-0">
      <DayInput field="checkedAt" label="Checked on" hint={hint} />
      {isHydrated && (
        <button
          type="button"
          onClick={checkToday}
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2' })}
        >
          Checked today
        </button>
      )}
    </div>
  )
}
