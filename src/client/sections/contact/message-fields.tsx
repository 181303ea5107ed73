import { useState } from 'react'
import { Field } from '#client/ui/field.tsx'
import { lengths } from '#shared/constants.ts'
import type { TypedContactMessage } from '#shared/contact/schema.ts'
import { contactServices } from '#shared/content/services.ts'

interface MessageFieldsProps {
  values: TypedContactMessage
  errors: Record<string, string>
}

/** The fields of a contact message, in two columns where there is room. */
export function MessageFields({ values, errors }: MessageFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <Field label="First name" name="firstName" error={errors.firstName}>
        {(control) => (
          <input
            {...control}
            required
            autoComplete="given-name"
            maxLength={lengths.personName}
            defaultValue={values.firstName}
          />
        )}
      </Field>
      <Field label="Last name" name="lastName" error={errors.lastName}>
        {(control) => (
          <input
            {...control}
            required
            autoComplete="family-name"
            maxLength={lengths.personName}
            defaultValue={values.lastName}
          />
        )}
      </Field>
      <Field label="Email" name="email" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            maxLength={lengths.contactEmail}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field label="Company" name="company" note="optional" error={errors.company}>
        {(control) => (
          <input
            {...control}
            autoComplete="organization"
            maxLength={lengths.company}
            defaultValue={values.company}
          />
        )}
      </Field>
      <Field label="Service" name="service" error={errors.service} className="sm:col-span-2">
        {(control) => (
          <select {...control} required defaultValue={values.service ?? ''}>
            <option value="">Choose a service</option>
            {contactServices.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MessageText value={values.message ?? ''} error={errors.message} />
    </div>
  )
}

function MessageText({ value, error }: { value: string; error: string | undefined }) {
  // Null until something is typed, since without a script nothing would count on.
  const [length, setLength] = useState<number | null>(null)
  return (
    <Field
      label="Message"
      name="message"
      error={error}
      hint={length === null ? `At most ${max} characters` : `${length} / ${max}`}
      className="sm:col-span-2"
    >
      {(control) => (
        <textarea
          {...control}
          required
          rows={8}
          minLength={lengths.messageMin}
          maxLength={max}
          defaultValue={value}
          onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}

const max = lengths.messageMax

// In code points, as the server counts.
function lengthOf(text: string): number {
  return [...text].length
}
