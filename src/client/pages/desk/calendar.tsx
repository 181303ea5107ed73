import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Agenda } from '#client/desk/bookings/agenda.tsx'
import { daysOfWeek } from '#client/desk/bookings/calendar-week.ts'
import { Closures } from '#client/desk/bookings/closures.tsx'
import { spanText } from '#client/desk/bookings/days.ts'
import { WeekGrid } from '#client/desk/bookings/week-grid.tsx'
import * as words from '#client/desk/bookings/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { topOfPage, useStatusLocation } from '#client/desk/layout/use-status-location.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/calendar']

export default function CalendarScreen(props: Props) {
  const days = daysOfWeek(props)
  const statusLocation = useStatusLocation(props.status)
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="figures text-2xl">{spanText(days)}</h1>
        <Weeks {...props} />
      </div>
      <StatusMessage>{statusLocation.statusAt(topOfPage)}</StatusMessage>
      <div className="mt-6 max-lg:hidden">
        <WeekGrid days={days} seats={props.seats} now={props.now} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[1fr_22rem]">
        <Agenda days={days} now={props.now} statusLocation={statusLocation} />
        <Closures closures={props.comingClosures} statusLocation={statusLocation} />
      </div>
    </>
  )
}

CalendarScreen.layout = deskLayouts

function Weeks({ previous, next }: Props) {
  const weekFrom = (week: string) => `${routes.deskCalendar.href()}?week=${week}`
  return (
    <nav aria-label={words.weeks} className="flex items-center gap-2 print:hidden">
      <Link href={weekFrom(previous)} prefetch className="icon-button">
        <ChevronLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.theWeekBefore}</span>
      </Link>
      <Link
        href={routes.deskCalendar.href()}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {words.thisWeek}
      </Link>
      <Link href={weekFrom(next)} prefetch className="icon-button">
        <ChevronRight aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.theWeekAfter}</span>
      </Link>
    </nav>
  )
}
