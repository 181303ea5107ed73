import { useState } from 'react'
import { AboutLine } from '#client/ui/about-line.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field, LabelledInput } from '#client/ui/field.tsx'
import { FilesField } from '#client/ui/files-field.tsx'
import { Honeypot } from '#client/ui/honeypot.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { form as content } from '#shared/content/contact.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { countCodePoints } from '#shared/text.ts'
import { SendResult } from './send-result.tsx'
import type { ContactFormInput } from './use-contact-draft.ts'
import { useContactForm } from './use-contact-form.ts'
import * as words from './words.ts'

/** The contact form; without a script the browser submits it as a plain form. */
export function MessageForm(props: Pages['marketing/contact'] & SharedProps) {
  const { state, errors, round, values, subject, removeSubject, ...form } = useContactForm(props)
  const { form: ref, ...handlers } = form
  const hydrated = useHydrated()
  const sending = state.phase === 'sending'
  return (
    <form
      ref={ref}
      method="post"
      encType="multipart/form-data"
      // Without a script the redirect keeps the fragment, so that the result is in view.
      action={`${routes.contact.href()}#message`}
      noValidate={hydrated}
      {...handlers}
      className="mt-10 print:hidden"
    >
      <FormTokens />
      <input type="hidden" name="from" value={props.from} />
      {/* Without a script the page opens at the top of the form, so the result is shown there. */}
      {!hydrated && (
        <div className="mb-8 empty:hidden">
          <SendResult state={state} />
        </div>
      )}
      <AboutLine
        names={[subject.market?.name, subject.product && productLabels[subject.product]]}
        fields={{ market: subject.market?.slug, product: subject.product }}
        without={props.service ? contactPath(props.service) : routes.contact.href()}
        onRemove={removeSubject}
      />
      <fieldset disabled={sending} className="min-w-0">
        <MessageFields key={round} services={props.services} values={values} errors={errors} />
        {props.fileField && (
          <FilesField
            key={`files ${round}`}
            field={round === 0 ? props.fileField : { ...props.fileField, files: [] }}
            error={errors.files}
            className="mt-6"
          />
        )}
        <Honeypot />
      </fieldset>
      <SendButton sending={sending} />
      {hydrated && (
        <div className="mt-6 scroll-mb-6 empty:hidden">
          <SendResult state={state} />
        </div>
      )}
    </form>
  )
}

function SendButton({ sending }: { sending: boolean }) {
  return (
    <button
      type="submit"
      disabled={sending}
      aria-busy={sending}
      className={buttonClass({ className: 'mt-8 max-sm:w-full sm:min-w-44' })}
    >
      {sending ? words.sending : content.action}
    </button>
  )
}

interface MessageFieldsProps {
  services: Pages['marketing/contact']['services']
  values: ContactFormInput
  errors: Partial<Record<keyof ContactFormInput, string>>
}

function MessageFields({ services, values, errors }: MessageFieldsProps) {
  const line = (name: keyof ContactFormInput) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <LabelledInput
        label={words.firstName}
        {...line('firstName')}
        required
        autoComplete="given-name"
      />
      <LabelledInput
        label={words.lastName}
        {...line('lastName')}
        required
        autoComplete="family-name"
      />
      <LabelledInput
        label={words.email}
        {...line('email')}
        type="email"
        required
        autoComplete="email"
      />
      <LabelledInput
        label={words.company}
        note={words.optional}
        {...line('company')}
        autoComplete="organization"
      />
      <Field label={words.service} name="service" error={errors.service} className="sm:col-span-2">
        {(control) => (
          <select {...control} required defaultValue={values.service ?? ''}>
            <option value="">{words.chooseAService}</option>
            {services.map(({ slug, title }) => (
              <option key={slug}>{title}</option>
            ))}
          </select>
        )}
      </Field>
      <MessageText value={values.message ?? ''} error={errors.message} />
    </div>
  )
}

function MessageText({ value, error }: { value: string; error: string | undefined }) {
  // Null until the first input: without a script, a count would never change.
  const [length, setLength] = useState<number | null>(null)
  return (
    <Field
      label={words.message}
      name="message"
      error={error}
      hint={length === null ? words.atMostCharacters(max) : `${length} / ${max}`}
      className="sm:col-span-2"
    >
      {(control) => (
        <textarea
          {...control}
          required
          rows={8}
          minLength={lengths.messageMin}
          defaultValue={value}
          onChange={(event) => setLength(countCodePoints(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}

const max = lengths.messageMax
