import { Link, usePage } from '@inertiajs/react'
import * as words from '#client/desk/holidays/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Field, type FieldErrors, fieldErrors, TextField } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RemovableRows } from '#client/ui/removable-rows.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { dayText, weekdayText } from '#shared/dates.ts'
import { holidayLimits } from '#shared/desk/constants.ts'
import type { ListedException } from '#shared/desk/holidays/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function HolidaysScreen({ days, status }: Pages['desk/holidays']) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-8 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 measure text-sm text-muted">{words.lead}</p>
        <p className="mt-1 measure text-sm text-muted">{words.toOpen}</p>
        <StatusMessage>{status}</StatusMessage>
        {days.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
        <RemovableRows label={words.days} className="mt-6">
          {(onRemoved) =>
            days.map((one) => <DayRow key={one.day} listed={one} onRemoved={onRemoved} />)
          }
        </RemovableRows>
      </div>
      <div className="grid content-start gap-10">
        <DayForm />
        <ListForm />
      </div>
    </div>
  )
}

HolidaysScreen.layout = deskLayouts

interface DayRowProps {
  listed: ListedException
  onRemoved: () => void
}

function DayRow({ listed: { day, label, hours, isOwn, consultations }, onRemoved }: DayRowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="figures min-w-0 wrap-anywhere">
        <span className="block font-semibold">
          {weekdayText(day)} {dayText(day)}
        </span>
        {label}
        {', '}
        {hours ? words.hours(hours.opens, hours.closes) : words.closed.toLowerCase()}
        {consultations > 0 && (
          <>
            {' · '}
            <Link href={`${routes.deskCalendar.href()}?week=${day}`} className="link">
              {words.consultations(consultations)}
            </Link>
          </>
        )}
      </p>
      {isOwn ? (
        <OneButtonForm
          action={withMethod(routes.deskHoliday.href({ day }), 'DELETE')}
          onSuccess={onRemoved}
        >
          <RichText text={words.remove(dayText(day))} />
        </OneButtonForm>
      ) : (
        <span className="text-muted">{words.shipped}</span>
      )}
    </li>
  )
}

function DayForm() {
  return (
    <TitledSection
      id="new-day"
      title={words.addDay}
      className="self-start border border-line bg-panel p-6"
    >
      <PostForm
        action={routes.deskHolidays.href()}
        noValidate={useHydrated()}
        resetOnSuccess
        className="mt-5"
      >
        <DayFields errors={fieldErrors(usePage().props.errors)} />
      </PostForm>
    </TitledSection>
  )
}

function DayFields({ errors }: { errors: FieldErrors }) {
  const field = (name: string) => ({ name, error: errors[name] })
  return (
    <FormFieldset errors={errors} className="grid min-w-0 grid-cols-2 gap-4">
      {(processing) => (
        <>
          <TextField
            {...field('day')}
            label={words.day}
            type="date"
            required
            className="col-span-2"
          />
          <TextField
            {...field('label')}
            label={words.name}
            note={words.nameHint}
            required
            maxLength={holidayLimits.label}
            className="col-span-2"
          />
          <TextField {...field('opens')} label={words.opens} type="time" />
          <TextField {...field('closes')} label={words.closes} type="time" />
          <p className="col-span-2 text-sm text-muted">{words.closedHint}</p>
          <SubmitButton processing={processing} tone="quiet" className="col-span-2">
            {words.save}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}

function ListForm() {
  const { errors, values } = usePage().props
  const { list: error } = fieldErrors(errors)
  return (
    <TitledSection id="new-list" title={words.addList}>
      <p className="mt-2 measure text-sm text-muted">{words.listHint}</p>
      <PostForm
        action={routes.holidayLists.href()}
        noValidate={useHydrated()}
        resetOnSuccess
        className="mt-5"
      >
        <FormFieldset errors={fieldErrors(errors)} className="grid min-w-0 gap-4">
          {(processing) => (
            <>
              <Field label={words.list} name="list" error={error} announced>
                {(control) => (
                  <textarea
                    {...control}
                    rows={6}
                    defaultValue={values?.list}
                    maxLength={holidayLimits.list}
                    required
                    className="field figures mt-2"
                  />
                )}
              </Field>
              <SubmitButton processing={processing} tone="quiet" className="justify-self-start">
                {words.saveList}
              </SubmitButton>
            </>
          )}
        </FormFieldset>
      </PostForm>
    </TitledSection>
  )
}
