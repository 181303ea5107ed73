import { Field, type FieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { lengths } from '#shared/constants.ts'
import type { AuthUser } from '#shared/pages.ts'
import * as words from './visitor-words.ts'

interface BookingFieldsProps {
  errors: FieldErrors
  /** The old input of a refused form, or what the link was about. */
  values: Record<string, string>
  person: AuthUser | null
}

export function BookingFields({ errors, values, person }: BookingFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:max-xl:grid-cols-2">
      <LabelledInput
        label={words.name}
        name="name"
        error={errors.name}
        required
        autoComplete="name"
        maxLength={lengths.personName}
        defaultValue={values.name ?? person?.name}
      />
      <LabelledInput
        label={words.email}
        name="email"
        error={errors.email}
        type="email"
        required
        autoComplete="email"
        defaultValue={values.email ?? person?.email}
      />
      <LabelledInput
        label={words.company}
        name="company"
        note={words.optional}
        error={errors.company}
        autoComplete="organization"
        maxLength={lengths.company}
        defaultValue={values.company}
      />
      <LabelledInput
        label={words.phone}
        name="phone"
        note={words.optional}
        error={errors.phone}
        type="tel"
        autoComplete="tel"
        maxLength={lengths.phone}
        defaultValue={values.phone}
      />
      <Topic error={errors.topic} value={values.topic} />
    </div>
  )
}

function Topic({ error, value }: { error: string | undefined; value: string | undefined }) {
  return (
    <Field
      label={words.whatShouldWePrepare}
      name="topic"
      note={words.optional}
      error={error}
      className="sm:max-xl:col-span-2"
    >
      {(control) => (
        <textarea {...control} rows={4} maxLength={lengths.topicMax} defaultValue={value} />
      )}
    </Field>
  )
}
