import { Form, useFormContext } from '@inertiajs/react'
import { useRef } from 'react'
import { useZone, type VisitorZone } from '#client/site/office/use-zone.ts'
import { AboutLine } from '#client/ui/about-line.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { Honeypot } from '#client/ui/honeypot.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lifetimes } from '#shared/constants.ts'
import { longDayText } from '#shared/dates.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import { upperFirst } from '#shared/label-text.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { cityOf } from '#shared/zones.ts'
import { BookingFields } from './booking-fields.tsx'
import { ContinueBar } from './continue-bar.tsx'
import { deleteBookingDraft, saveBookingDraft, useBookingDraft } from './use-booking-draft.ts'
import { useSelectedSlot } from './use-selected-slot.ts'
import * as words from './visitor-words.ts'
import { WeekTimes } from './week-times.tsx'

type Props = Pages['booking/choose'] & SharedProps

const detailsId = 'details'

/** The booking form. Without a script the browser sends it itself. */
export function BookingForm(props: Props) {
  return (
    <Form
      method="post"
      action={routes.book.href()}
      noValidate={useHydrated()}
      options={{ preserveScroll: 'errors' }}
      onInput={({ currentTarget }) => saveBookingDraft(currentTarget)}
      onSuccess={deleteBookingDraft}
      className="print:hidden"
    >
      <FormTokens />
      <input type="hidden" name="minutes" value={props.minutes} />
      <input type="hidden" name="host" value={props.host} />
      <input type="hidden" name="from" value={props.from} />
      <FormContent {...props} />
    </Form>
  )
}

/** The times next to the other fields; all are disabled while the form is sent. */
function FormContent(props: Props) {
  const { days, previous, next, minutes, now, values } = props
  const { processing = false } = useFormContext() ?? {}
  const errors = fieldErrors(props.errors)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useFocusAfterSubmit(fieldset, { processing, errors })
  useBookingDraft(fieldset)
  const visitor = useZone(props.zone)
  const { selected, select, slotError } = useSelectedSlot(props.errors, values.slot)
  const isVisible = days.some(({ slots }) => slots.includes(selected))
  const weekFrom = (date: string | null) =>
    date && bookPath({ ...aboutOf(props), from: props.from || undefined, minutes, date })
  return (
    <fieldset
      ref={fieldset}
      disabled={processing}
      className="grid min-w-0 gap-x-16 gap-y-12 xl:grid-cols-12"
    >
      <div className="min-w-0 xl:col-span-8">
        <WeekTimes
          {...{ days, visitor, now, selected }}
          earlier={weekFrom(previous)}
          later={weekFrom(next)}
          error={slotError}
          onSelect={select}
        />
        <ContinueBar slot={isVisible ? selected : null} visitor={visitor} target={detailsId} />
      </div>
      <div id={detailsId} tabIndex={-1} className="outline-none xl:col-span-4">
        <div className="xl:sticky xl:top-24">
          <h2 className="mb-6 text-2xl">{words.yourDetails}</h2>
          <About {...props} />
          <SelectedTime slot={isVisible ? selected : null} minutes={minutes} visitor={visitor} />
          <VisitorFields page={props} zone={visitor.zone} {...{ errors, processing }} />
        </div>
      </div>
    </fieldset>
  )
}

interface VisitorFieldsProps {
  page: Props
  errors: FieldErrors
  zone: string | null
  processing: boolean
}

/** The visitor's details and the submit button. */
function VisitorFields({ page: { values, auth }, errors, zone, processing }: VisitorFieldsProps) {
  return (
    <>
      {errors.form && (
        <Alert tone="danger" className="mb-6">
          {errors.form}
        </Alert>
      )}
      <BookingFields errors={errors} values={values} person={auth.user} />
      <Honeypot />
      <input type="hidden" name="zone" value={zone ?? ''} />
      <SubmitButton processing={processing} className="mt-8 w-full md:max-xl:w-auto">
        {words.confirmBooking}
      </SubmitButton>
      <p className="mt-4 text-sm text-muted">{nextStepText(auth.user)}</p>
    </>
  )
}

function nextStepText(user: Props['auth']['user']): string {
  return user?.email_verified_at
    ? words.invitationFollows
    : words.weHoldTheTime(lifetimes.bookingHoldSeconds / 60)
}

function aboutOf({ market, product, service, host }: Props) {
  return { market: market?.slug, product, service, host: host || undefined }
}

function About(props: Props) {
  const { market, service } = aboutOf(props)
  return (
    <AboutLine
      names={[props.market?.name, props.serviceTitle]}
      fields={{ market, service }}
      without={bookPath({
        minutes: props.minutes,
        date: props.date,
        host: props.host || undefined,
        from: props.from || undefined,
      })}
    />
  )
}

interface SelectedTimeProps {
  slot: string | null
  minutes: number
  visitor: VisitorZone
}

function SelectedTime({ slot, minutes, visitor }: SelectedTimeProps) {
  const hydrated = useHydrated()
  const visitorTime = slot && visitor.clock(slot)
  const officeTime = slot && visitor.office.clock(slot)
  // Without a script it would never change.
  if (!hydrated) return null
  return (
    <div aria-live="polite" className="figures mb-6 border-l-3 border-structure pl-4">
      <p className="font-display text-xl leading-tight">
        {visitorTime ? upperFirst(longDayText(visitorTime.date)) : words.chooseATime}
        {visitorTime && <span className="block text-3xl">{visitorTime.time}</span>}
      </p>
      <p className="mt-1 text-sm text-muted">
        {words.minuteCount(minutes)}
        {visitorTime && visitor.zone && words.andTimeOfZone(cityOf(visitor.zone))}
        {visitorTime &&
          officeTime &&
          visitorTime.time !== officeTime.time &&
          words.andAtOffice(officeTime.time, visitor.office.city)}
      </p>
    </div>
  )
}
