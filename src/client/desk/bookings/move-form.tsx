import { usePage } from '@inertiajs/react'
import { clockIn } from '#client/site/office/clocks.ts'
import { errorsIn, LabelledInput } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { focusContent } from '#client/ui/two-step.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import type { CalendarBooking, HostName } from '#shared/desk/bookings/props.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { HostSelect } from './host-select.tsx'
import * as visitorWords from './visitor-words.ts'
import * as words from './words.ts'

interface MoveFormProps {
  booking: CalendarBooking
  hosts: readonly HostName[]
  onStart: () => void
}

/** Gives a consultation another time or host; open after an error. */
export function MoveForm({ booking, hosts, onStart }: MoveFormProps) {
  const { errors, values } = usePage().props
  const isRefused = values?.moving === booking.id
  return (
    <details open={isRefused}>
      <summary className="link inline-flex min-h-11 items-center text-sm">
        <RichText text={words.moveConsultationOf(booking.person.name)} />
      </summary>
      <PostForm
        action={withMethod(routes.deskBooking.href({ id: booking.id }), 'PATCH')}
        fields={{ moving: booking.id }}
        noValidate={useHydrated()}
        onStart={onStart}
        onSuccess={focusContent}
        className="pt-1 pb-4"
      >
        <MoveFields {...{ booking, hosts }} errors={isRefused ? errorsIn(errors, 'move') : {}} />
      </PostForm>
    </details>
  )
}

function MoveFields({
  booking: { id, startsAt, host },
  hosts,
  errors,
}: Omit<MoveFormProps, 'onStart'> & { errors: ReturnType<typeof errorsIn> }) {
  const { timeZone, city } = useOffice()
  const { date, time } = clockIn(timeZone)(startsAt)
  return (
    <FormFieldset errors={errors} className="grid min-w-0 max-w-note gap-4 sm:grid-cols-2">
      {(processing) => (
        <>
          <LabelledInput
            label={words.timeAtOffice(city)}
            name="slot"
            form={id}
            error={errors.slot}
            announced
            type="datetime-local"
            step={rules.cellMinutes * 60}
            required
            defaultValue={`${date}T${time}`}
          />
          <HostSelect
            hosts={hosts}
            label={words.host}
            nobody={visitorWords.firstFree}
            form={id}
            selected={host}
            error={errors.host}
          />
          <SubmitButton processing={processing} tone="quiet" className="sm:col-span-2">
            {visitorWords.reschedule}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}
