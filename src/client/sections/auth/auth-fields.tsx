import { useFormContext } from '@inertiajs/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { ErrorMap } from '#shared/pages.ts'

interface AuthFieldsProps {
  ref: RefObject<HTMLFieldSetElement | null>
  button: string
  errors: ErrorMap
  children: ReactNode
}

/** The fields and the button of an account form, all disabled while it is under way. */
export function AuthFields({ ref, button, errors, children }: AuthFieldsProps) {
  const processing = useFormContext()?.processing ?? false
  const submitted = useRef(false)
  const hasErrors = Object.keys(errors).length > 0

  useEffect(() => {
    if (processing) {
      submitted.current = true
      return
    }
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong && hasErrors) wrong.focus()
    // A button that was disabled has lost its focus, and with it the reader's place.
    else if (submitted.current) ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [processing, hasErrors, ref])

  return (
    <fieldset ref={ref} disabled={processing} className="mt-7 grid min-w-0 gap-5">
      {children}
      <SubmitButton processing={processing} className="mt-2 w-full">
        {button}
      </SubmitButton>
    </fieldset>
  )
}
