import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { shortDayText } from '#shared/dates.ts'
import * as words from './visitor-words.ts'

interface ContinueBarProps {
  slot: string | null
  visitor: VisitorZone
  /** The id of the fields that follow. */
  target: string
}

/**
 * The selected time with a link to the form, at the foot of the screen while the times are in view
 * and the form is below them. Without a script it cannot know the time, and is there at once.
 */
export function ContinueBar({ slot, visitor, target }: ContinueBarProps) {
  const hydrated = useHydrated()
  if (hydrated && !slot) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-6 border-t border-line bg-ground px-gutter py-3 xl:hidden">
      <a href={`#${target}`} className={buttonClass({ className: 'figures w-full' })}>
        {hydrated && slot ? words.continueWith(timeText(visitor, slot)) : words.continueToForm}
      </a>
    </div>
  )
}

function timeText(visitor: VisitorZone, slot: string): string {
  const { date, time } = visitor.clock(slot)
  return `${shortDayText(date)}, ${time}`
}
