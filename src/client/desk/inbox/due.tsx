import { TriangleAlert } from 'lucide-react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import type { ThreadSummary } from '#shared/desk/inbox/props.ts'
import { distanceText } from './distance-text.ts'
import * as words from './words.ts'

type DueProps = Pick<ThreadSummary, 'dueAt' | 'late'> & { now: string }

/** The time until a thread's reply is due; overdue ones have an icon. */
export function Due({ dueAt, late, now }: DueProps) {
  const clock = useOfficeClock()
  if (!dueAt) return null
  const span = distanceText(dueAt, now)
  const time = (
    <time dateTime={dueAt} title={words.dueAt(clock.dateTime(dueAt))}>
      {late ? words.lateBy(span) : words.dueIn(span)}
    </time>
  )
  if (!late) return <span className="whitespace-nowrap">{time}</span>
  return (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-danger">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {time}
    </span>
  )
}
