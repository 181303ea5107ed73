import { Form, useFormContext, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { toast } from 'sonner'
import { useFocusAfterSubmit } from '#client/hooks/use-focus-after-submit.ts'
import { firstError } from '#client/ui/first-error.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { SharedProps } from '#shared/pages.ts'

interface ActionFormProps {
  action: string
  button: string
  className?: string
  /** Not the one thing to press on the page. */
  quiet?: boolean
  onSuccess?: () => void
}

/** A form of one button; what is refused has no field to stand under, so it is a notification. */
export function ActionForm(props: ActionFormProps) {
  const { action, button, className = '', quiet = false, onSuccess } = props
  const { csrfToken, errors } = usePage().props as unknown as SharedProps
  return (
    <Form
      method="post"
      action={action}
      options={{ preserveScroll: true }}
      onSuccess={() => onSuccess?.()}
      onError={(errors) => toast.error(Object.values(errors)[0])}
    >
      <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
      <ActionButton quiet={quiet} className={className}>
        {button}
      </ActionButton>
      <noscript>{firstError(errors, 'code')}</noscript>
    </Form>
  )
}

function ActionButton(props: { quiet: boolean; className: string; children: string }) {
  const processing = useFormContext()?.processing ?? false
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(place, { processing, errors: none })
  return (
    <div ref={place} className="grid sm:inline-grid">
      <SubmitButton {...props} processing={processing} />
    </div>
  )
}

const none = {}
