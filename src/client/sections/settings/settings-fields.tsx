import { useFormContext } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useFocusAfterSubmit } from '#client/hooks/use-focus-after-submit.ts'
import { Saved } from '#client/ui/saved.tsx'
import type { FormState } from '#client/ui/server-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'

interface SettingsFieldsProps extends FormState {
  button: string
  children: ReactNode
}

/** The fields of a settings form, its button and, for a moment, that it was saved. */
export function SettingsFields({ ref, button, errors, children }: SettingsFieldsProps) {
  const { processing = false, recentlySuccessful = false } = useFormContext() ?? {}
  useFocusAfterSubmit(ref, { processing, errors })
  return (
    <fieldset ref={ref} disabled={processing} className="grid min-w-0 gap-5">
      {children}
      <div className="mt-1 flex items-center gap-5">
        <SubmitButton processing={processing} className="min-w-32">
          {button}
        </SubmitButton>
        <Saved shown={recentlySuccessful} />
      </div>
    </fieldset>
  )
}
