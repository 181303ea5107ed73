import { useFormContext } from '@inertiajs/react'
import { type RefObject, useEffect } from 'react'
import { firstError } from '#client/ui/first-error.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { ErrorMap } from '#shared/pages.ts'

interface OwnPasswordFieldsProps {
  ref: RefObject<HTMLDivElement | null>
  errors: ErrorMap
  button: string
  onCancel: () => void
}

/** The password, and the two ways out of the dialog. */
export function OwnPasswordFields({ ref, errors, button, onCancel }: OwnPasswordFieldsProps) {
  const processing = useFormContext()?.processing ?? false

  useEffect(() => {
    if (errors.password) ref.current?.querySelector('input')?.focus()
  }, [errors, ref])

  return (
    <div ref={ref} className="mt-6 grid gap-6">
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={firstError(errors, 'password')}
      />
      <div className="actions justify-end">
        <button type="button" className="button button-quiet" onClick={onCancel}>
          Cancel
        </button>
        <SubmitButton processing={processing} className="button-danger">
          {button}
        </SubmitButton>
      </div>
    </div>
  )
}
