import type { ReactNode } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { useInput } from './scope.tsx'
import { DayInput } from './text-input.tsx'
import * as words from './words.ts'

/** The day of the last check, with a button that sets it to today. */
export function CheckedOnInput({ hint }: { hint?: ReactNode }) {
  const { set } = useInput('checkedAt')
  const today = useToday()
  const isHydrated = useHydrated()
  return (
    <div className="min-w-0">
      <DayInput field="checkedAt" label={words.checkedOn} hint={hint} />
      {isHydrated && (
        <button
          type="button"
          onClick={() => set(today)}
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2' })}
        >
          {words.checkedToday}
        </button>
      )}
    </div>
  )
}

/** Returns the day in the office's time zone when the page was rendered: `YYYY-MM-DD`. */
export function useToday(): string {
  return useOfficeClock().day(useDocumentPage().now)
}
