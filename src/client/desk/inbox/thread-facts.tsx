import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import type { Thread } from '#shared/desk/inbox/props.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { languages, originalLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

export function ThreadFacts({ thread }: { thread: Thread }) {
  const clock = useOfficeClock()
  const { market, product, reference, createdAt, dueAt, bookings } = thread
  const about = [market?.name, product && productLabels[product]].filter(Boolean).join(', ')
  return (
    <dl className="figures grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm @4xl:grid-cols-1 @4xl:gap-y-0">
      {about && <Fact name={words.about}>{about}</Fact>}
      {thread.locale !== originalLocale && (
        <Fact name={words.language}>{languages[thread.locale].name}</Fact>
      )}
      <Fact name={words.reference}>{reference}</Fact>
      {thread.mergedReferences.length > 0 && (
        <Fact name={words.mergedEnquiries}>{thread.mergedReferences.join(', ')}</Fact>
      )}
      <Fact name={words.received}>
        <time dateTime={createdAt}>{clock.dateTime(createdAt)}</time>
      </Fact>
      {dueAt && (
        <Fact name={words.due}>
          <time dateTime={dueAt}>{clock.dateTime(dueAt)}</time>
        </Fact>
      )}
      {bookings.length > 0 && (
        <Fact name={words.consultations(bookings.length)}>
          <ul>
            {bookings.map((booking) => (
              <li key={booking.id}>
                <Booking booking={booking} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted @4xl:mt-3 @4xl:text-xs">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

function Booking({ booking }: { booking: Thread['bookings'][number] }) {
  const clock = useOfficeClock()
  const { startsAt, minutes, cancelled } = booking
  const time = <time dateTime={startsAt}>{clock.dateTime(startsAt)}</time>
  return (
    <>
      <Link href={`${routes.deskCalendar.href()}?week=${clock.day(startsAt)}`} className="link">
        {cancelled ? <s>{time}</s> : time}
      </Link>
      {cancelled ? words.andCancelled : words.andMinutes(minutes)}
    </>
  )
}
