import { useZone } from '#client/site/office/use-zone.ts'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import type { NextConsultation as Consultation } from '#shared/account/dashboard/props.ts'
import { longDayText } from '#shared/dates.ts'
import { upperFirst } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { cityOf } from '#shared/zones.ts'
import * as words from './visitor-words.ts'

/** A member's next consultation, in their own time zone; without one, where to book it. */
export function NextConsultation({ consultation }: { consultation: Consultation | null }) {
  const { zone, clock, office } = useZone(null)
  if (!consultation) return <NoConsultation />
  const { enquiry, service, startsAt, minutes } = consultation
  const { date, time } = clock(startsAt)
  return (
    <>
      <p className="figures mt-3 font-display text-xl leading-tight">
        <time dateTime={startsAt}>
          {upperFirst(longDayText(date))}
          <span className="block text-4xl">{time}</span>
        </time>
      </p>
      <p className="figures mt-2 flex-1 text-sm text-muted">
        {words.minutesAbout(minutes, service, zone ? cityOf(zone) : office.city)}
      </p>
      <ArrowLink href={routes.enquiry.href({ id: enquiry })} className="mt-4 self-start">
        {words.openConsultation}
      </ArrowLink>
    </>
  )
}

function NoConsultation() {
  return (
    <>
      <p className="mt-3 flex-1 text-muted">{words.noConsultation}</p>
      <ArrowLink href={routes.book.href()} className="mt-4 self-start">
        {words.bookAConsultation}
      </ArrowLink>
    </>
  )
}
