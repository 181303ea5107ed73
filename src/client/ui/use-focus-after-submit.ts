import { type RefObject, useEffect, useRef } from 'react'

interface Submission {
  processing: boolean
  /** Errors by field; without any, the form counts as accepted. */
  errors: object
}

/** After a submission, focuses the first invalid field of the form, or else its submit button. */
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
    if (wrong && refused) focusFrom(wrong)
    // The button was disabled meanwhile and lost its focus: the keyboard would start at the top.
    else if (submitted.current) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    submitted.current = false
  }, [processing, refused, form])
}

/**
 * Focuses a control. A group as tall as the window is scrolled to its beginning, where its error
 * is.
 */
function focusFrom(control: HTMLElement) {
  const isTall = control.offsetHeight > window.innerHeight / 2
  control.focus({ preventScroll: isTall })
  if (isTall) control.scrollIntoView()
}
