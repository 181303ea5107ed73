import { Link, usePage } from '@inertiajs/react'
import { FeedSection } from '#client/desk/bookings/feed-section.tsx'
import { HostForm } from '#client/desk/bookings/host-form.tsx'
import * as words from '#client/desk/bookings/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/host']

export default function HostScreen(props: Props) {
  const { host, isOwn, isAlone, calendar, now, status } = props
  // The status of the calendar link stands with it.
  const isOfFeed = props.feedUrl !== undefined

  const errors = fieldErrors(usePage().props.errors)
  return (
    <div className="max-w-column pt-6">
      <Link href={routes.deskCalendar.href()} className="link inline-flex min-h-11 items-center">
        {words.calendar}
      </Link>
      <h1 className="mt-2 text-2xl">{isOwn ? words.yourHours : words.hoursOf(host.name)}</h1>
      <p className="mt-2 measure text-sm text-muted">{words.hoursExplained}</p>
      {isAlone && (
        <p className="mt-4 max-w-measure border-l-3 border-accent pl-4">{words.onlyTheseHours}</p>
      )}
      <StatusMessage>{isOfFeed ? null : status}</StatusMessage>
      <HostForm {...{ host, calendar, now, errors }} />
      {isOwn && <FeedSection {...props} status={isOfFeed ? status : null} />}
    </div>
  )
}

HostScreen.layout = deskLayouts
