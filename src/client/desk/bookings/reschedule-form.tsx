import { Form, useFormContext } from '@inertiajs/react'
import { useRef } from 'react'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { fieldErrors } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { focusContent } from '#client/ui/two-step.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { longDayText } from '#shared/dates.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { useSelectedSlot } from './use-selected-slot.ts'
import * as words from './visitor-words.ts'
import { WeekTimes } from './week-times.tsx'

interface RescheduleFormProps {
  page: Pages['booking/show'] & SharedProps
  visitor: VisitorZone
}

/** The form that moves a consultation; its present time is visible among the free ones. */
export function RescheduleForm({ page, visitor }: RescheduleFormProps) {
  return (
    <Form
      method="post"
      action={routes.moveBooking.href({ token: page.token })}
      noValidate={useHydrated()}
      options={{ preserveScroll: 'errors' }}
      onSuccess={focusContent}
      className="pt-6"
    >
      <FormTokens />
      <FormContent page={page} visitor={visitor} />
    </Form>
  )
}

function FormContent({ page, visitor }: RescheduleFormProps) {
  const { processing = false } = useFormContext() ?? {}
  const errors = fieldErrors(page.errors)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useFocusAfterSubmit(fieldset, { processing, errors })
  const { selected, select, slotError } = useSelectedSlot(page.errors)
  const isVisible = page.days.some(({ slots }) => slots.includes(selected))
  const weekFrom = (date: string | null) => {
    return date && `${routes.booking.href({ token: page.token })}?date=${date}`
  }
  return (
    <fieldset ref={fieldset} disabled={processing} className="min-w-0">
      <WeekTimes
        days={page.days}
        visitor={visitor}
        now={page.now}
        selected={selected}
        onSelect={select}
        currentSlot={page.startsAt}
        error={slotError}
        earlier={weekFrom(page.previous)}
        later={weekFrom(page.next)}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton processing={processing} className="max-sm:w-full">
          {words.moveItToThisTime}
        </SubmitButton>
        <p aria-live="polite" className="figures font-semibold">
          {isVisible && slotText(visitor, selected)}
        </p>
      </div>
    </fieldset>
  )
}

function slotText(visitor: VisitorZone, slot: string): string {
  const { date, time } = visitor.clock(slot)
  return `${longDayText(date)}, ${time}`
}
