import { type RefObject, useEffect, useRef } from 'react'

interface Submission {
  processing: boolean
  /** By field; without any, the form counts as accepted. */
  errors: object
}

/** Puts the focus on the first wrong field of a refused form, else back on its button. */
export function useFocusAfterSubmit(
  form: RefObject<HTMLElement | null>,
  { processing, errors }: Submission,
) {
  const submitted = useRef(false)
  const refused = Object.keys(errors).length > 0

  useEffect(() => {
    if (processing) {
      submitted.current = true
      return
    }
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong && refused) wrong.focus()
    // A button that was disabled has lost its focus, and with it the reader's place.
    else if (submitted.current) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    submitted.current = false
  }, [processing, refused, form])
}
