import { dayText } from '#shared/dates.ts'

interface CheckedOnProps {
  /** `YYYY-MM-DD`. */
  checkedAt: string
  /** When the page was made. */
  today: string
}

// After this, what was checked may have changed.
const staleAfterDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** When something was checked, as a dateline; a long time ago is said. */
export function CheckedOn({ checkedAt, today }: CheckedOnProps) {
  const stale = Date.parse(today) - Date.parse(checkedAt) > staleAfterDays * dayMs
  const day = <time dateTime={checkedAt}>{dayText(checkedAt)}</time>
  return stale ? (
    <span className="text-clay">Last checked {day}, may have changed</span>
  ) : (
    <span className="text-muted">Checked {day}</span>
  )
}
