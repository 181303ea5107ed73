import { RichText } from '#client/ui/rich-text.tsx'
import { staleAfterDays } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import * as words from './words.ts'

interface CheckedOnProps {
  /** `YYYY-MM-DD`. */
  checkedAt: string
  /** The day on which the page was rendered: `YYYY-MM-DD`. */
  today: string
}

const dayMs = 24 * 60 * 60 * 1000

/** The date of a check, with a warning if it is old. */
export function CheckedOn({ checkedAt, today }: CheckedOnProps) {
  const stale = Date.parse(today) - Date.parse(checkedAt) > staleAfterDays * dayMs
  return (
    <span className={stale ? 'text-clay' : 'text-muted'}>
      <RichText
        text={stale ? words.lastChecked : words.checked}
        marks={{ day: () => <time dateTime={checkedAt}>{dayText(checkedAt)}</time> }}
      />
    </span>
  )
}
