import { useFormContext } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useFocusAfterSubmit } from '#client/hooks/use-focus-after-submit.ts'
import type { FormState } from '#client/ui/server-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'

interface AuthFieldsProps extends FormState {
  button: string
  children: ReactNode
}

/** The fields and the button of an account form, all disabled while it is under way. */
export function AuthFields({ ref, button, errors, children }: AuthFieldsProps) {
  const processing = useFormContext()?.processing ?? false
  useFocusAfterSubmit(ref, { processing, errors })
  return (
    <fieldset ref={ref} disabled={processing} className="mt-7 grid min-w-0 gap-5">
      {children}
      <SubmitButton processing={processing} className="mt-2 w-full">
        {button}
      </SubmitButton>
    </fieldset>
  )
}
