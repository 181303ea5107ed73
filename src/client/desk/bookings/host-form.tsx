import { clsx } from 'clsx'
import { useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { type FieldErrors, TextField } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { weekdays } from '#shared/date-words.ts'
import type { BusyCalendar, Host, HostHours } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import * as visitorWords from './visitor-words.ts'
import * as words from './words.ts'

interface HostFormProps {
  host: Host
  calendar: BusyCalendar | null
  now: string
  errors: FieldErrors
}

/** The form of a host's weekly hours; days without hours are left empty. */
export function HostForm({ host, calendar, now, errors }: HostFormProps) {
  // The address is a secret: once saved, it does not stay on the screen.
  const secret = useRef<HTMLDivElement>(null)
  return (
    <PostForm
      action={withMethod(routes.deskHost.href({ id: host.id }), 'PUT')}
      noValidate={useHydrated()}
      onSuccess={() => emptyFields(secret.current)}
      className="mt-6"
    >
      <FormFieldset errors={errors} className="grid min-w-0 gap-6">
        {(processing) => (
          <>
            <TextField
              label={words.timeZone}
              name="zone"
              error={errors.zone}
              list="zones"
              required
              autoComplete="off"
              defaultValue={host.zone}
              className="max-w-note"
            />
            <Zones />
            {errors.hours && <Alert tone="danger">{errors.hours}</Alert>}
            <Week hours={host.hours} isInvalid={errors.hours !== undefined} />
            <TextField
              label={words.meetingLink}
              name="meetingLink"
              note={visitorWords.optional}
              error={errors.meetingLink}
              type="url"
              maxLength={lengths.meetingLink}
              autoComplete="off"
              defaultValue={host.meetingLink}
              hint={<Explanation text={words.meetingLinkExplained} />}
            />
            <div ref={secret}>
              <TextField
                label={calendar ? words.otherCalendarAddress : words.calendarAddress}
                name="calendarUrl"
                note={visitorWords.optional}
                error={errors.calendarUrl}
                type="text"
                inputMode="url"
                maxLength={lengths.calendarUrl}
                autoComplete="off"
                hint={<Explanation text={words.calendarAddressExplained} />}
              />
            </div>
            <TextField
              label={words.calendarAddresses}
              name="calendarAddresses"
              note={visitorWords.optional}
              error={errors.calendarAddresses}
              type="text"
              inputMode="email"
              autoComplete="off"
              defaultValue={host.calendarAddresses.join(', ')}
              hint={<Explanation text={words.calendarAddressesExplained} />}
            />
            {calendar && <CalendarState calendar={calendar} now={now} />}
            <SubmitButton processing={processing} className="justify-self-start max-sm:w-full">
              {words.saveHours}
            </SubmitButton>
          </>
        )}
      </FormFieldset>
    </PostForm>
  )
}

function Explanation({ text }: { text: string }) {
  return <span className="block measure">{text}</span>
}

function emptyFields(element: HTMLElement | null): void {
  for (const field of element?.querySelectorAll('input') ?? []) field.value = ''
}

/** The busy calendar there is, when it was read and whether it still can be, and its removal. */
function CalendarState({ calendar, now }: { calendar: BusyCalendar; now: string }) {
  const { server, readAt, failure, entries, leftOut } = calendar
  return (
    <div className="-mt-2 grid gap-2 border-l-3 border-structure pl-4">
      <p className="figures wrap-anywhere">
        {readAt ? words.calendarRead(server, agoText(readAt, now)) : words.calendarNotRead(server)}
      </p>
      {entries !== null && (
        <p className="figures">
          {words.calendarEntries(entries)} {leftOut ? words.calendarLeftOut(leftOut) : null}
        </p>
      )}
      {failure && <p className="text-danger">{words.calendarFailures[failure]}</p>}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="removeCalendar" value="true" className="checkbox" />
        {words.removeCalendar}
      </label>
    </div>
  )
}

function agoText(moment: string, now: string): string {
  return words.minutesAgo(Math.max(0, Math.round((Date.parse(now) - Date.parse(moment)) / 60_000)))
}

/** The zones that this browser knows, to choose from while typing. */
function Zones() {
  const hydrated = useHydrated()
  return (
    <datalist id="zones">
      {hydrated &&
        Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />)}
    </datalist>
  )
}

// From Monday.
const order = [1, 2, 3, 4, 5, 6, 0]

function Week({ hours, isInvalid }: { hours: readonly HostHours[]; isInvalid: boolean }) {
  const rows = order.flatMap((weekday) => rowsOfDay(weekday, hours))
  return (
    <div className="figures grid gap-2">
      {rows.map((row, index) => (
        <fieldset
          key={`${row.weekday} ${row.part}`}
          aria-label={words.hoursOfDay(row.name, row.part)}
          aria-invalid={isInvalid || undefined}
          className="grid min-w-0 grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[7rem_1fr_1fr]"
        >
          <span className={clsx('max-sm:col-span-2', row.part > 1 && 'text-muted')}>
            {row.part === 1 ? row.name : words.andAgain}
          </span>
          <input type="hidden" name={`hours[${index}][weekday]`} value={row.weekday} />
          {(['opens', 'closes'] as const).map((end) => (
            <input
              key={end}
              type="time"
              name={`hours[${index}][${end}]`}
              aria-label={end === 'opens' ? words.from : words.to}
              defaultValue={row.span?.[end]}
              className="field"
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Returns the spans of a day, and an empty row for another one. */
function rowsOfDay(weekday: number, hours: readonly HostHours[]) {
  const spans = hours.filter((span) => span.weekday === weekday)
  const rows = spans.length > 0 ? [...spans, null] : [null]
  const name = weekdays[weekday] ?? ''
  return rows.map((span, index) => ({ weekday, name, span, part: index + 1 }))
}
