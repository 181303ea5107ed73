import { Form, useFormContext, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { toast } from 'sonner'
import { fieldErrors } from '#client/ui/field.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'

interface ActionFormProps {
  action: string
  button: string
  className?: string
  /** For a button that is not the main one of its page. */
  quiet?: boolean
  onSuccess?: () => void
}

/** A form of one button. An error has no field to stand under: it is shown as a notification. */
export function ActionForm(props: ActionFormProps) {
  const { action, button, className = '', quiet = false, onSuccess } = props
  const { errors } = usePage().props
  return (
    <Form
      method="post"
      action={action}
      options={{ preserveScroll: true }}
      onSuccess={() => onSuccess?.()}
      onError={(errors) => toast.error(Object.values(errors)[0])}
    >
      <CsrfField />
      <ActionButton quiet={quiet} className={className}>
        {button}
      </ActionButton>
      <noscript>{fieldErrors(errors).code}</noscript>
    </Form>
  )
}

function ActionButton(props: { quiet: boolean; className: string; children: string }) {
  const processing = useFormContext()?.processing ?? false
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(place, { processing, errors: {} })
  return (
    <div ref={place} className="grid sm:inline-grid">
      <SubmitButton {...props} processing={processing} />
    </div>
  )
}
