import { Form, useFormContext, usePage } from '@inertiajs/react'
import { type MouseEvent, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { errorsIn, Field } from '#client/ui/field.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { StatusLocation } from './use-status-location.ts'

/** The id of the form to which the checkboxes of the consultations belong. */
export const bulkFormId = 'bulk'

export function CancelSeveral({ statusLocation }: { statusLocation: StatusLocation }) {
  return (
    <section
      aria-labelledby="cancel-several"
      className="mt-8 border-t border-line pt-6 print:hidden"
    >
      <h3 id="cancel-several" className="text-lg">
        Cancel several
      </h3>
      <p className="mt-2 measure text-sm text-muted">
        Select consultations above. Visitors who have confirmed theirs get an email with what you
        write here; times that are only held are released.
      </p>
      <Form
        id={bulkFormId}
        method="post"
        action={routes.cancelBookings.href()}
        noValidate={useHydrated()}
        options={{ preserveScroll: true }}
        onStart={() => statusLocation.moveTo(bulkFormId)}
        resetOnSuccess
        className="mt-4"
      >
        <CsrfField />
        <Fields />
      </Form>
    </section>
  )
}

function Fields() {
  const { processing = false } = useFormContext() ?? {}
  const { errors: allErrors, values } = usePage().props
  const errors = errorsIn(allErrors, bulkFormId)
  const fields = useRef<HTMLFieldSetElement>(null)
  const hydrated = useHydrated()
  useFocusAfterSubmit(fields, { processing, errors })
  return (
    <fieldset ref={fields} disabled={processing} className="grid min-w-0 max-w-note gap-4">
      {errors.ids && <Alert tone="danger">{errors.ids}</Alert>}
      <Field
        label="What we tell the visitors"
        name="reason"
        form={bulkFormId}
        error={errors.reason}
        announced
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            required
            maxLength={lengths.cancelReason}
            defaultValue={values?.cancelReason}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton processing={processing} tone="quiet-danger">
          Cancel selected
        </SubmitButton>
        {hydrated && (
          <button type="button" className="link min-h-11 text-sm" onClick={tickAll}>
            Select all of this week
          </button>
        )}
      </div>
    </fieldset>
  )
}

function tickAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  for (const element of currentTarget.form?.elements ?? []) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = true
  }
}
