import { Form, useFormContext, usePage } from '@inertiajs/react'
import { cva } from 'class-variance-authority'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { ButtonTone } from '#client/ui/button-class.ts'
import { type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import * as words from './words.ts'

/**
 * `card` is for screens outside the signed-in area, `setting` shows "Saved", `button` has no
 * fields.
 */
type Layout = 'card' | 'setting' | 'button'

interface AccountFormProps {
  action: string
  layout: Layout
  button: string
  tone?: ButtonTone
  /** The fields to empty after an error and after success. */
  clearOnError?: readonly string[]
  clearOnSuccess?: readonly string[]
  /** True if the errors in the page props belong to another form. */
  ignorePageErrors?: boolean
  onError?: (errors: FieldErrors) => void
  onSuccess?: () => void
  children: (errors: FieldErrors) => ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { action, layout, button, tone, clearOnError = [], clearOnSuccess = [] } = props
  const page = usePage().props
  const [errors, setErrors] = useState(props.ignorePageErrors ? {} : fieldErrors(page.errors))
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      action={action}
      noValidate={useHydrated()}
      options={{ preserveScroll: layout !== 'card' }}
      onError={(newErrors) => {
        setErrors(newErrors)
        clearFields(fields.current, clearOnError)
        props.onError?.(newErrors)
      }}
      onSuccess={() => {
        setErrors({})
        clearFields(fields.current, clearOnSuccess)
        props.onSuccess?.()
      }}
    >
      <FormTokens />
      <Fields ref={fields} layout={layout} button={button} tone={tone} errors={errors}>
        {props.children(errors)}
      </Fields>
    </Form>
  )
}

interface FieldsProps {
  ref: RefObject<HTMLFieldSetElement | null>
  layout: Layout
  button: string
  tone: ButtonTone | undefined
  errors: FieldErrors
  children: ReactNode
}

const fieldsClass = cva('min-w-0', {
  variants: {
    layout: {
      card: 'mt-7 grid grid-cols-1 gap-5',
      setting: 'grid grid-cols-1 gap-5',
      button: 'grid sm:inline-grid',
    },
  },
})

function Fields({ ref, layout, button, tone, errors, children }: FieldsProps) {
  const { processing = false, recentlySuccessful = false } = useFormContext() ?? {}
  useFocusAfterSubmit(ref, { processing, errors })
  const submit = { processing, tone, children: button }
  return (
    <fieldset ref={ref} disabled={processing} className={fieldsClass({ layout })}>
      {children}
      {layout === 'card' && <SubmitButton {...submit} className="mt-2 w-full" />}
      {layout === 'setting' && (
        <div className="mt-1 flex items-center gap-5">
          <SubmitButton {...submit} className="min-w-32" />
          <p role="status">{recentlySuccessful && <span className="saved">{words.saved}</span>}</p>
        </div>
      )}
      {layout === 'button' && <SubmitButton {...submit} />}
    </fieldset>
  )
}

/** Empties inputs; a form reset would restore what the browser had filled in before hydration. */
function clearFields(fields: HTMLFieldSetElement | null, names: readonly string[]): void {
  for (const name of names) {
    const field = fields?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
