import { usePage } from '@inertiajs/react'
import type { StatusLocation } from '#client/desk/layout/use-status-location.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { errorsIn, Field, type FieldErrors, TextField } from '#client/ui/field.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import { lengths } from '#shared/constants.ts'
import type { HostName } from '#shared/desk/bookings/props.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { HostSelect } from './host-select.tsx'
import * as visitorWords from './visitor-words.ts'
import * as words from './words.ts'

// Must match the error bag of the route.
const formId = 'booking'

export const bookForSomebodyId = 'book-for-somebody'

interface BookForSomebodyProps {
  hosts: readonly HostName[]
  statusLocation: StatusLocation
}

/** The form by which staff book a consultation for somebody who called or wrote. */
export function BookForSomebody({ hosts, statusLocation }: BookForSomebodyProps) {
  const errors = errorsIn(usePage().props.errors, formId)
  return (
    <details id={bookForSomebodyId} open={Object.keys(errors).length > 0} className="print:hidden">
      <summary className="inline-flex min-h-11 items-center">
        <h2 className="text-xl">
          <span className="link">{words.bookForSomebody}</span>
        </h2>
      </summary>
      <p className="mt-2 measure text-sm text-muted">{words.bookForSomebodyExplained}</p>
      <StatusMessage>{statusLocation.statusAt(formId)}</StatusMessage>
      <PostForm
        action={routes.deskBookings.href()}
        noValidate={useHydrated()}
        onStart={() => statusLocation.moveTo(formId)}
        resetOnSuccess
        className="mt-5"
      >
        <Fields hosts={hosts} errors={errors} />
      </PostForm>
    </details>
  )
}

function Fields({ hosts, errors }: { hosts: readonly HostName[]; errors: FieldErrors }) {
  const { values = {} } = usePage().props
  return (
    <FormFieldset errors={errors} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(processing) => (
        <>
          <TimeFields hosts={hosts} errors={errors} values={values} />
          <PersonFields errors={errors} />
          <Topic error={errors.topic} value={values.topic} />
          <SubmitButton processing={processing} tone="quiet" className="sm:col-span-2">
            {words.bookIt}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}

function fieldOf(name: string, errors: FieldErrors) {
  return { name, form: formId, error: errors[name] }
}

interface TimeFieldsProps {
  hosts: readonly HostName[]
  errors: FieldErrors
  values: Record<string, string>
}

function TimeFields({ hosts, errors, values }: TimeFieldsProps) {
  return (
    <>
      <TextField
        {...fieldOf('slot', errors)}
        label={words.timeAtOffice(useOffice().city)}
        type="datetime-local"
        step={rules.cellMinutes * 60}
        required
      />
      <Minutes selected={values.minutes} error={errors.minutes} />
      <HostSelect
        hosts={hosts}
        label={words.host}
        nobody={visitorWords.firstFree}
        form={formId}
        selected={values.host}
        error={errors.host}
      />
    </>
  )
}

function PersonFields({ errors }: { errors: FieldErrors }) {
  // The browser knows only the details of whoever writes, not of the person.
  const field = (name: string) => ({ ...fieldOf(name, errors), autoComplete: 'off' })
  return (
    <>
      <TextField
        {...field('name')}
        label={visitorWords.name}
        required
        maxLength={lengths.personName}
      />
      <TextField {...field('email')} label={visitorWords.email} type="email" required />
      <TextField
        {...field('phone')}
        label={visitorWords.phone}
        note={visitorWords.optional}
        type="tel"
        maxLength={lengths.phone}
      />
      <TextField
        {...field('company')}
        label={visitorWords.company}
        note={visitorWords.optional}
        maxLength={lengths.company}
      />
    </>
  )
}

function Topic({ error, value }: { error: string | undefined; value: string | undefined }) {
  return (
    <Field
      label={words.topic}
      name="topic"
      form={formId}
      note={visitorWords.optional}
      error={error}
      announced
      className="sm:col-span-2"
    >
      {(control) => (
        <textarea {...control} rows={3} maxLength={lengths.topicMax} defaultValue={value} />
      )}
    </Field>
  )
}

function Minutes({ selected, error }: { selected: string | undefined; error: string | undefined }) {
  return (
    <SelectField
      label={visitorWords.howLong}
      name="minutes"
      form={formId}
      error={error}
      defaultValue={selected}
    >
      {rules.minutes.map((minutes) => (
        <option key={minutes} value={minutes}>
          {visitorWords.minutes(minutes)}
        </option>
      ))}
    </SelectField>
  )
}
