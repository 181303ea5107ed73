import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Agenda } from '#client/desk/bookings/agenda.tsx'
import { BookForSomebody, bookForSomebodyId } from '#client/desk/bookings/book-for-somebody.tsx'
import { daysOfWeek } from '#client/desk/bookings/calendar-week.ts'
import { Closures, closuresId } from '#client/desk/bookings/closures.tsx'
import { spanText } from '#client/desk/bookings/days.ts'
import type { DraggedTime } from '#client/desk/bookings/use-dragged-time.ts'
import * as visitorWords from '#client/desk/bookings/visitor-words.ts'
import { WeekGrid } from '#client/desk/bookings/week-grid.tsx'
import * as words from '#client/desk/bookings/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { topOfPage, useStatusLocation } from '#client/desk/layout/use-status-location.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { useOffice } from '#client/use-office.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/calendar'] & SharedProps

export default function CalendarScreen(props: Props) {
  const days = daysOfWeek(props, useOffice())
  const statusLocation = useStatusLocation(props.status)
  const [dragged, setDragged] = useState<DraggedTime | null>(null)
  const { hosts, now, clashes } = props
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="figures text-2xl">{spanText(days)}</h1>
        <div className="flex flex-wrap items-center gap-x-6">
          <Further />
          <Hours {...props} />
          <Weeks {...props} />
        </div>
      </div>
      <StatusMessage>{statusLocation.statusAt(topOfPage)}</StatusMessage>
      <div className="mt-6 max-lg:hidden">
        <WeekGrid {...{ days, hosts, now }} seats={props.seats} onDragged={setDragged} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[1fr_22rem]">
        <Agenda {...{ hosts, days, now, statusLocation }} />
        <div className="grid content-start gap-10">
          <BookForSomebody {...{ hosts, statusLocation }} />
          <Closures
            closures={props.comingClosures}
            {...{ hosts, clashes, dragged, statusLocation }}
          />
        </div>
      </div>
    </>
  )
}

CalendarScreen.layout = deskLayouts

/** The links to what stands under the week, which fills a screen. */
function Further() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      <a
        href={`#${bookForSomebodyId}`}
        // The browser only opens what a fragment is inside of.
        onClick={() => document.getElementById(bookForSomebodyId)?.setAttribute('open', '')}
        className="link inline-flex min-h-11 items-center"
      >
        {words.bookForSomebody}
      </a>
      <a href={`#${closuresId}`} className="link inline-flex min-h-11 items-center">
        {words.closedDays}
      </a>
    </p>
  )
}

/** The links to one's own hours and, for owners, to those of others who hold consultations. */
function Hours({ hosts, auth }: Props) {
  const { user } = auth
  if (!user) return null
  const others = user.role === 'owner' ? hosts.filter(({ id }) => id !== user.id) : []
  return (
    <nav
      aria-label={words.hours}
      className="flex flex-wrap items-center gap-x-4 text-sm print:hidden"
    >
      {[{ id: user.id, name: null }, ...others].map(({ id, name }) => (
        <Link
          key={id}
          href={routes.deskHost.href({ id })}
          className="link inline-flex min-h-11 items-center"
        >
          {name === null ? words.yourHours : words.hoursOf(name)}
        </Link>
      ))}
    </nav>
  )
}

function Weeks({ previous, next }: Props) {
  const weekFrom = (week: string) => `${routes.deskCalendar.href()}?week=${week}`
  return (
    <nav aria-label={visitorWords.weeks} className="flex items-center gap-2 print:hidden">
      <Link href={weekFrom(previous)} prefetch className="icon-button">
        <ChevronLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{visitorWords.theWeekBefore}</span>
      </Link>
      <Link
        href={routes.deskCalendar.href()}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {words.thisWeek}
      </Link>
      <Link href={weekFrom(next)} prefetch className="icon-button">
        <ChevronRight aria-hidden="true" className="size-5" />
        <span className="sr-only">{visitorWords.theWeekAfter}</span>
      </Link>
    </nav>
  )
}
