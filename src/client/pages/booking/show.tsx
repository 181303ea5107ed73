import { usePage } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { BookedTime } from '#client/desk/bookings/booked-time.tsx'
import { RescheduleForm } from '#client/desk/bookings/reschedule-form.tsx'
import { stateTitles } from '#client/desk/bookings/state-titles.ts'
import * as words from '#client/desk/bookings/visitor-words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { useZone, type VisitorZone } from '#client/site/office/use-zone.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import { clientMessages } from '#shared/client-messages.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { cityOf } from '#shared/zones.ts'

type Props = Pages['booking/show'] & SharedProps

export default function BookingScreen(props: Props) {
  const visitor = useZone(props.zone)
  const { state, topic } = props
  return (
    <>
      <div className="border-b border-line bg-panel">
        <div className="wrap grid gap-x-16 gap-y-10 pt-12 pb-16 lg:grid-cols-12 lg:pt-16">
          <div className="min-w-0 lg:col-span-7">
            <h1 className="eyebrow font-sans">{stateTitles[state]}</h1>
            <StatusMessage>{props.status}</StatusMessage>
            <BookedTime booking={props} visitor={visitor} />
            {props.host && <p className="mt-1">{words.withHost(props.host)}</p>}
            {topic && (
              <div className="mt-8 border-l-3 border-structure pl-4">
                <h2 className="font-sans text-sm font-semibold text-muted">
                  {words.whatWePrepare}
                </h2>
                <p className="mt-1 measure wrap-anywhere whitespace-pre-line">{topic}</p>
              </div>
            )}
          </div>
          <div className="lg:col-span-5">
            <NextSteps page={props} visitor={visitor} />
          </div>
        </div>
      </div>
      {state === 'coming' && (
        <div className="wrap py-10">
          {/* The key closes it once the consultation has another time. */}
          <Reschedule key={props.startsAt} page={props} visitor={visitor} />
        </div>
      )}
    </>
  )
}

BookingScreen.layout = MarketingLayout

interface BookingSectionProps {
  page: Props
  visitor: VisitorZone
}

/** The form for another time; open after a change of week or an error. */
function Reschedule({ page, visitor }: BookingSectionProps) {
  const isAnotherWeek = usePage().url.includes('?date=')
  const [open, setOpen] = useState(Boolean(page.errors.slot) || isAnotherWeek)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="print:hidden"
    >
      <summary className="inline-flex min-h-11 items-center font-display text-xl">
        <span className="link">{words.reschedule}</span>
      </summary>
      <RescheduleForm page={page} visitor={visitor} />
    </details>
  )
}

function NextSteps({ page, visitor }: BookingSectionProps) {
  const { token, state, hold } = page
  if (state === 'held') return hold && <HeldTime token={token} hold={hold} visitor={visitor} />
  return state === 'coming' ? <ComingSteps {...page} /> : <PastSteps state={state} />
}

interface HeldTimeProps {
  token: string
  hold: NonNullable<Props['hold']>
  visitor: VisitorZone
}

/** Until when a time is held, and how to confirm it. */
function HeldTime({ token, hold, visitor }: HeldTimeProps) {
  const zoneName = visitor.zone ? cityOf(visitor.zone) : visitor.office.city
  return (
    <div className="grid gap-4 border-line lg:border-l lg:pl-8">
      <p className="figures measure">
        <RichText
          text={words.weHoldThisTimeUntil(zoneName)}
          marks={{
            time: () => (
              <strong>
                <time dateTime={hold.until}>{visitor.clock(hold.until).time}</time>
              </strong>
            ),
          }}
        />
      </p>
      <p className="measure wrap-anywhere">
        <RichText
          text={words.confirmByEmail}
          marks={{ email: () => <strong>{hold.email}</strong> }}
        />
      </p>
      <div className="print:hidden">
        <TwoStep
          action={routes.cancelBooking.href({ token })}
          summary={words.cancelConsultation}
          consequence={words.releaseThisTimeExplained}
          button={words.yesReleaseThisTime}
        />
      </div>
    </div>
  )
}

function ComingSteps({ token, meeting }: Props) {
  return (
    <div className="grid gap-4 border-line lg:border-l lg:pl-8">
      <p className="measure">{words.bookedExplained}</p>
      <p className="measure">{meeting ? <MeetingLink url={meeting} /> : clientMessages.meeting}</p>
      <a
        href={routes.bookingCalendar.href({ token })}
        download
        className={buttonClass({ className: 'justify-self-start max-sm:w-full' })}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {words.addToCalendar}
      </a>
      <div className="print:hidden">
        <TwoStep
          action={routes.cancelBooking.href({ token })}
          summary={words.cancelConsultation}
          consequence={words.cancelThisConsultationExplained}
          button={words.yesCancelThisConsultation}
        />
        <ArrowLink href={routes.contact.href()}>{words.writeToUs}</ArrowLink>
      </div>
    </div>
  )
}

function MeetingLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noreferrer" className="link wrap-anywhere">
      {words.joinTheMeeting}
    </a>
  )
}

function PastSteps({ state }: { state: keyof typeof overTexts }) {
  return (
    <div className="grid gap-4 border-line lg:border-l lg:pl-8">
      <p className="measure">{overTexts[state]}</p>
      <ButtonLink href={routes.book.href()} className="justify-self-start max-sm:w-full">
        {words.bookAnotherTime}
      </ButtonLink>
      <ArrowLink href={routes.contact.href()} className="print:hidden">
        {words.writeToUs}
      </ArrowLink>
    </div>
  )
}

const overTexts = {
  past: words.afterConsultation,
  cancelled: words.afterCancellation,
  expired: words.afterRelease,
} as const
