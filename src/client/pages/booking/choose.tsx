import { BookingForm } from '#client/desk/bookings/booking-form.tsx'
import * as words from '#client/desk/bookings/visitor-words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ChoiceLink } from '#client/ui/choice-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { clientMessages } from '#shared/client-messages.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import { booking } from '#shared/desk/constants.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'

export default function ChooseScreen(props: Pages['booking/choose'] & SharedProps) {
  return (
    <>
      <div className="relative overflow-hidden border-b border-line">
        <Contours drawing="hero" className="max-lg:hidden print:hidden" />
        <div className="wrap relative grid gap-x-16 gap-y-6 py-8 lg:grid-cols-12 lg:items-end lg:pt-16">
          <div className="lg:col-span-7 xl:col-span-8">
            <h1 className="text-5xl">{words.bookAConsultation}</h1>
            <p className="lead mt-4 max-w-note sm:mt-6">{words.chooseLead}</p>
            <p className="mt-3 max-w-note">
              {props.hasMeetingLink ? words.invitationHasLink : clientMessages.meeting}
            </p>
          </div>
          <div className="grid max-w-96 gap-4 lg:col-span-5 lg:max-w-none xl:col-span-4 print:hidden">
            <Durations {...props} />
            {props.hosts.length > 1 && <Hosts {...props} />}
          </div>
        </div>
      </div>
      <div className="wrap pt-4 pb-section sm:pt-8">
        <BookingForm {...props} />
      </div>
    </>
  )
}

ChooseScreen.layout = MarketingLayout

function Durations(props: Pages['booking/choose']) {
  return (
    <nav aria-label={words.howLong}>
      <ul className="grid grid-cols-2 gap-2">
        {booking.minutes.map((duration) => (
          <li key={duration}>
            <ChoiceLink
              href={bookPath({ ...choiceOf(props), minutes: duration })}
              selected={duration === props.minutes}
            >
              {words.minutes(duration)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Hosts(props: Pages['booking/choose']) {
  const anybody = { id: '', name: words.firstFree }
  return (
    <nav aria-label={words.whom}>
      <ul className="grid grid-cols-2 gap-2">
        {[anybody, ...props.hosts].map(({ id, name }) => (
          <li key={id}>
            <ChoiceLink
              href={bookPath({ ...choiceOf(props), host: id || undefined })}
              selected={id === props.host}
            >
              {name}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function choiceOf(props: Pages['booking/choose']) {
  const { minutes, date, market, product, service, host, from } = props
  const choice = { minutes, date, market: market?.slug, product, service }
  return { ...choice, host: host || undefined, from: from || undefined }
}
