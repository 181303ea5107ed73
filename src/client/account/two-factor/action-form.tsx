import { AccountForm } from '#client/account/form/account-form.tsx'
import { showError } from '#client/show-error.tsx'
import type { ButtonTone } from '#client/ui/button-class.ts'

interface ActionFormProps {
  action: string
  button: string
  tone?: ButtonTone
  onSuccess?: () => void
}

/**
 * A form with one button. It has no field to show an error at, so errors appear as notifications.
 */
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
