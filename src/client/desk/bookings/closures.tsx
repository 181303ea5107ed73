import { Link, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { StatusLocation } from '#client/desk/layout/use-status-location.ts'
import { clockIn } from '#client/site/office/clocks.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { type FieldErrors, fieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RemovableRows } from '#client/ui/removable-rows.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import { lengths } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import type { CalendarBooking, Closure, HostName } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import { hoursText } from './calendar-week.ts'
import { HostSelect } from './host-select.tsx'
import type { DraggedTime } from './use-dragged-time.ts'
import * as visitorWords from './visitor-words.ts'
import * as words from './words.ts'

export const closuresId = 'closures'

interface ClosuresProps {
  closures: readonly Closure[]
  hosts: readonly HostName[]
  /** The consultations in the way of the closure that was sent. */
  clashes: readonly CalendarBooking[]
  /** The time that was dragged over in the week, if any. */
  dragged: DraggedTime | null
  statusLocation: StatusLocation
}

export function Closures({ closures, hosts, statusLocation, ...form }: ClosuresProps) {
  const statusRef = useRef<HTMLDivElement>(null)
  const status = statusLocation.statusAt(closuresId)
  const onStart = () => statusLocation.moveTo(closuresId)

  // The list above may have grown, or the focus may be far away.
  useEffect(() => {
    if (status) statusRef.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <TitledSection id={closuresId} isTarget title={words.closedDays} className="print:hidden">
      <p className="mt-2 measure text-sm text-muted">
        <RichText
          text={words.closedDaysExplained}
          marks={{
            link: (text) => (
              <Link href={routes.deskHolidays.href()} className="link">
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <ClosureList closures={closures} hosts={hosts} onStart={onStart} />
      <div ref={statusRef}>
        <StatusMessage>{status}</StatusMessage>
      </div>
      <ClosureForm {...form} hosts={hosts} onStart={onStart} />
    </TitledSection>
  )
}

interface ClosureListProps {
  closures: readonly Closure[]
  hosts: readonly HostName[]
  onStart: () => void
}

function ClosureList({ closures, hosts, onStart }: ClosureListProps) {
  return (
    <RemovableRows label={words.closuresToCome} className="mt-3">
      {(onRemoved) =>
        closures.map((closure) => (
          <li key={closure.id} className="flex items-center justify-between gap-4 py-2">
            <p className="figures min-w-0 wrap-anywhere">
              <span className="block font-semibold">{closureText(closure)}</span>
              {hosts.find(({ id }) => id === closure.host)?.name} {closure.reason}
            </p>
            <RemoveClosure closure={closure} onStart={onStart} onRemoved={onRemoved} />
          </li>
        ))
      }
    </RemovableRows>
  )
}

interface RemoveClosureProps {
  closure: Closure
  onStart: () => void
  onRemoved: () => void
}

function RemoveClosure({ closure, onStart, onRemoved }: RemoveClosureProps) {
  return (
    <OneButtonForm
      action={withMethod(routes.deskClosure.href({ id: closure.id }), 'DELETE')}
      onStart={onStart}
      onSuccess={onRemoved}
    >
      <RichText text={words.remove(closureText(closure))} />
    </OneButtonForm>
  )
}

type ClosureFormProps = Pick<ClosuresProps, 'hosts' | 'clashes' | 'dragged'> & {
  onStart: () => void
}

function ClosureForm({ hosts, clashes, dragged, onStart }: ClosureFormProps) {
  const form = useRef<HTMLDivElement>(null)
  const { errors, values } = usePage().props

  // A time that was dragged over needs its reason next.
  useEffect(() => {
    if (dragged) form.current?.querySelector<HTMLInputElement>('[name="reason"]')?.focus()
  }, [dragged])
  return (
    <div ref={form}>
      <PostForm
        // A new key shows what was dragged over instead of what was entered before.
        key={dragged?.id ?? 0}
        action={routes.deskClosures.href()}
        noValidate={useHydrated()}
        onStart={onStart}
        resetOnSuccess
        className="mt-5"
      >
        <ClosureFields
          errors={fieldErrors(errors)}
          values={dragged ? dragged.fields : (values ?? {})}
          {...{ hosts, clashes }}
        />
      </PostForm>
    </div>
  )
}

interface ClosureFieldsProps extends Pick<ClosureFormProps, 'hosts' | 'clashes'> {
  errors: FieldErrors
  values: Record<string, string>
}

function ClosureFields({ errors, values, hosts, clashes }: ClosureFieldsProps) {
  const field = (name: string) => ({
    name,
    error: errors[name],
    announced: true,
    defaultValue: values[name],
  })
  return (
    <FormFieldset errors={errors} className="grid min-w-0 grid-cols-2 gap-4">
      {(processing) => (
        <>
          <LabelledInput {...field('from')} label={words.from} type="date" required />
          <LabelledInput
            {...field('fromTime')}
            label={words.fromTime}
            note={visitorWords.optional}
            type="time"
          />
          <LabelledInput {...field('to')} label={words.to} type="date" required />
          <LabelledInput
            {...field('toTime')}
            label={words.toTime}
            note={visitorWords.optional}
            type="time"
          />
          <LabelledInput
            {...field('reason')}
            label={words.reason}
            required
            maxLength={lengths.closureReason}
            className="col-span-2"
          />
          <div className="col-span-2 empty:hidden">
            <HostSelect
              hosts={hosts}
              label={words.closedFor}
              nobody={words.everybody}
              form="closure"
              selected={values.host}
              error={errors.host}
            />
          </div>
          {errors.clashes ? (
            <Clashes error={errors.clashes} clashes={clashes} processing={processing} />
          ) : (
            <>
              <input type="hidden" name="clashes" value="ask" />
              <SubmitButton processing={processing} tone="quiet" className="col-span-2">
                {words.closeTheseDays}
              </SubmitButton>
            </>
          )}
        </>
      )}
    </FormFieldset>
  )
}

interface ClashesProps {
  error: string
  clashes: readonly CalendarBooking[]
  processing: boolean
}

/** The consultations in the way of a closure, and the choice to keep or cancel them. */
function Clashes({ error, clashes, processing }: ClashesProps) {
  const clock = clockIn(useOffice().timeZone)
  return (
    <div className="col-span-2 grid gap-3 border-l-3 border-danger pl-4">
      <p role="alert" className="font-medium text-danger">
        {error}
      </p>
      <ul className="figures text-sm">
        {clashes.map((booking) => (
          <li key={booking.id}>
            {dayText(clock(booking.startsAt).date)}, {hoursText(booking, clock)}{' '}
            <strong>{booking.person.name}</strong>
          </li>
        ))}
      </ul>
      <button
        type="submit"
        name="clashes"
        value="keep"
        disabled={processing}
        className={buttonClass({ tone: 'quiet' })}
      >
        {words.closeAndKeep}
      </button>
      <button
        type="submit"
        name="clashes"
        value="cancel"
        disabled={processing}
        className={buttonClass({ tone: 'quiet-danger' })}
      >
        {words.closeAndCancel}
      </button>
      <p className="text-sm text-muted">{words.closeAndCancelExplained}</p>
    </div>
  )
}

function closureText({ from, to }: Closure): string {
  const [fromDay = '', fromTime] = from.split('T')
  const [toDay = '', toTime] = to.split('T')
  const start = [dayText(fromDay), fromTime].filter(Boolean).join(', ')
  if (from === to) return start
  if (fromDay === toDay) return `${start} – ${toTime ?? words.endOfDay}`
  return `${start} – ${[dayText(toDay), toTime].filter(Boolean).join(', ')}`
}
