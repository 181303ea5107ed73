import { usePage } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import type { StatusLocation } from '#client/desk/layout/use-status-location.ts'
import { Alert } from '#client/ui/alert.tsx'
import { errorsIn, Field, type FieldErrors } from '#client/ui/field.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The id of the form to which the checkboxes of the consultations belong. */
export const bulkFormId = 'bulk'

export function CancelSeveral({ statusLocation }: { statusLocation: StatusLocation }) {
  return (
    <TitledSection
      id="cancel-several"
      title={words.cancelSeveral}
      level="h3"
      titleClass="text-lg"
      className="mt-8 border-t border-line pt-6 print:hidden"
    >
      <p className="mt-2 measure text-sm text-muted">{words.cancelSeveralExplained}</p>
      <PostForm
        id={bulkFormId}
        action={routes.cancelBookings.href()}
        noValidate={useHydrated()}
        onStart={() => statusLocation.moveTo(bulkFormId)}
        resetOnSuccess
        className="mt-4"
      >
        <Fields errors={errorsIn(usePage().props.errors, bulkFormId)} />
      </PostForm>
    </TitledSection>
  )
}

function Fields({ errors }: { errors: FieldErrors }) {
  const hydrated = useHydrated()
  return (
    <FormFieldset errors={errors} className="grid min-w-0 max-w-note gap-4">
      {(processing) => (
        <>
          {errors.ids && <Alert tone="danger">{errors.ids}</Alert>}
          <Reason error={errors.reason} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton processing={processing} tone="quiet-danger">
              {words.cancelSelected}
            </SubmitButton>
            {hydrated && (
              <button type="button" className="link min-h-11 text-sm" onClick={tickAll}>
                {words.selectAllOfThisWeek}
              </button>
            )}
          </div>
        </>
      )}
    </FormFieldset>
  )
}

function Reason({ error }: { error: string | undefined }) {
  const { values } = usePage().props
  return (
    <Field label={words.whatWeTellVisitors} name="reason" form={bulkFormId} error={error} announced>
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
  )
}

function tickAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  for (const element of currentTarget.form?.elements ?? []) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = true
  }
}
