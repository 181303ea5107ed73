import { useFormContext } from '@inertiajs/react'
import type { ReactNode, RefObject } from 'react'
import { useFocusAfterSubmit } from '#client/hooks/use-focus-after-submit.ts'
import { Saved } from '#client/ui/saved.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { ErrorMap } from '#shared/pages.ts'

interface SettingsFieldsProps {
  ref: RefObject<HTMLFieldSetElement | null>
  button: string
  errors: ErrorMap
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
