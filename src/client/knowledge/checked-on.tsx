import { dayText } from '#shared/dates.ts'

interface CheckedOnProps {
  /** `YYYY-MM-DD`. */
  checkedAt: string
  /** The day on which the page was rendered: `YYYY-MM-DD`. */
  today: string
}

const staleAfterDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** The date of a check, with a warning if it is old. */
export function CheckedOn({ checkedAt, today }: CheckedOnProps) {
  const stale = Date.parse(today) - Date.parse(checkedAt) > staleAfterDays * dayMs
  const day = <time dateTime={checkedAt}>{dayText(checkedAt)}</time>
  return stale ? (
    <span className="text-clay">Last checked {day}, may have changed</span>
  ) : (
    <span className="text-muted">Checked {day}</span>
  )
}
