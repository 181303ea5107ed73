import { clsx } from 'clsx'
import { isSameTime } from '#client/site/office/clocks.ts'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { longDayText } from '#shared/dates.ts'
import { upperFirst } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import { cityOf } from '#shared/zones.ts'
import * as words from './visitor-words.ts'

interface BookedTimeProps {
  booking: Pick<Pages['booking/show'], 'startsAt' | 'minutes' | 'state'>
  visitor: VisitorZone
}

/** The time of a consultation in large type, by the visitor's clock and then by the office's. */
export function BookedTime({ booking: { startsAt, minutes, state }, visitor }: BookedTimeProps) {
  const visitorTime = visitor.clock(startsAt)
  const officeTime = visitor.office.clock(startsAt)
  const isVoid = state === 'cancelled' || state === 'expired'
  return (
    <div className="figures">
      <p
        className={clsx('mt-6 font-display leading-headline', isVoid && 'text-muted line-through')}
      >
        <time dateTime={startsAt}>
          <span className="block text-3xl">{upperFirst(longDayText(visitorTime.date))}</span>
          <span className="block text-5xl font-number">{visitorTime.time}</span>
        </time>
      </p>
      <p className="mt-4 font-semibold">
        {words.timeOfZone(visitor.zone ? cityOf(visitor.zone) : visitor.office.city)}
      </p>
      <p className="min-h-[1lh] text-muted">
        {!isSameTime(visitor.clock, visitor.office.clock, startsAt) &&
          words.atOffice(visitor.office.city, longDayText(officeTime.date), officeTime.time)}
      </p>
      <p className="mt-4">{words.minuteCount(minutes)}</p>
    </div>
  )
}
