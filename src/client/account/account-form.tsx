import { Form, router, useFormContext, usePage } from '@inertiajs/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'

interface AccountFormProps {
  action: string
  /** `card` outside the signed-in area; `setting` keeps the scroll position and says "Saved". */
  layout: 'card' | 'setting'
  /** What its one button says. */
  button: string
  /** The fields emptied once the server refused, and once it accepted. */
  clearOnError?: readonly string[]
  clearOnSuccess?: readonly string[]
  /** Whether the errors of the page are about another form, and are not shown in this one. */
  ignorePageErrors?: boolean
  onError?: () => void
  onSuccess?: () => void
  children: (errors: FieldErrors) => ReactNode
}

/** A form of the account. Without a script the browser sends it, and the server's page answers. */
export function AccountForm(props: AccountFormProps) {
  const { action, layout, button, clearOnError = [], clearOnSuccess = [] } = props
  const page = usePage().props
  const [errors, setErrors] = useState(props.ignorePageErrors ? {} : fieldErrors(page.errors))
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      action={action}
      noValidate={useHydrated()}
      options={{ preserveScroll: layout === 'setting' }}
      onError={(refused) => {
        setErrors(refused)
        clearFields(fields.current, clearOnError)
        props.onError?.()
      }}
      onSuccess={() => {
        // Pages that were prefetched may show who was signed in before, or what was just changed.
        router.flushAll()
        setErrors({})
        clearFields(fields.current, clearOnSuccess)
        props.onSuccess?.()
      }}
    >
      <CsrfField />
      <Fields ref={fields} layout={layout} button={button} errors={errors}>
        {props.children(errors)}
      </Fields>
    </Form>
  )
}

interface FieldsProps {
  ref: RefObject<HTMLFieldSetElement | null>
  layout: 'card' | 'setting'
  button: string
  errors: FieldErrors
  children: ReactNode
}

/** The fields and the button, all disabled while the form is being sent. */
function Fields({ ref, layout, button, errors, children }: FieldsProps) {
  const { processing = false, recentlySuccessful = false } = useFormContext() ?? {}
  useFocusAfterSubmit(ref, { processing, errors })
  const isCard = layout === 'card'
  return (
    <fieldset
      ref={ref}
      disabled={processing}
      className={isCard ? 'mt-7 grid min-w-0 gap-5' : 'grid min-w-0 gap-5'}
    >
      {children}
      {isCard ? (
        <SubmitButton processing={processing} className="mt-2 w-full">
          {button}
        </SubmitButton>
      ) : (
        <div className="mt-1 flex items-center gap-5">
          <SubmitButton processing={processing} className="min-w-32">
            {button}
          </SubmitButton>
          <p role="status">{recentlySuccessful && <span className="saved">Saved</span>}</p>
        </div>
      )}
    </fieldset>
  )
}

/**
 * Empties the named inputs. Not by a reset of the form, which would bring back what the browser had
 * filled in before the page was hydrated.
 */
function clearFields(fields: HTMLFieldSetElement | null, names: readonly string[]): void {
  for (const name of names) {
    const field = fields?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
