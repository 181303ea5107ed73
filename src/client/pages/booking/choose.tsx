import { BookingForm } from '#client/desk/bookings/booking-form.tsx'
import * as words from '#client/desk/bookings/words.ts'
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
            <p className="mt-3 max-w-note">{clientMessages.meeting}</p>
          </div>
          <Durations {...props} />
        </div>
      </div>
      <div className="wrap pt-4 pb-section sm:pt-8">
        <BookingForm {...props} />
      </div>
    </>
  )
}

ChooseScreen.layout = MarketingLayout

function Durations({ minutes, date, market, product, service }: Pages['booking/choose']) {
  return (
    <nav
      aria-label={words.howLong}
      className="max-w-96 lg:col-span-5 lg:max-w-none xl:col-span-4 print:hidden"
    >
      <ul className="grid grid-cols-2 gap-2">
        {booking.minutes.map((duration) => (
          <li key={duration}>
            <ChoiceLink
              href={bookPath({ minutes: duration, date, market: market?.slug, product, service })}
              selected={duration === minutes}
            >
              {words.minutes(duration)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
