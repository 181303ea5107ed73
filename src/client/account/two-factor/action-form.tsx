import { AccountForm } from '#client/account/form/account-form.tsx'
import { showError } from '#client/show-error.tsx'
import type { ButtonTone } from '#client/ui/button-class.ts'

interface ActionFormProps {
  action: string
  button: string
  tone?: ButtonTone
  onSuccess?: () => void
}

/** A form with one button; errors appear as notifications, because it has no fields. */
export function ActionForm(props: ActionFormProps) {
  return (
    <AccountForm
      {...props}
      layout="button"
      onError={(errors) => showError(Object.values(errors)[0])}
    >
      {(errors) => errors.code && <noscript>{errors.code}</noscript>}
    </AccountForm>
  )
}
