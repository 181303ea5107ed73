import { type RefObject, useEffect, useRef } from 'react'
import { isTypingOn } from './typing.ts'

interface Submission {
  processing: boolean
  /** Errors by field; without any, the form counts as accepted. */
  errors: object
}

/**
 * After a submission, focuses the first invalid field of the form, or else the button that sent it,
 * unless somebody is busy elsewhere by then.
 */
export function useFocusAfterSubmit(
  form: RefObject<HTMLElement | null>,
  { processing, errors }: Submission,
) {
  const button = useRef<HTMLElement | null>(null)
  const refused = Object.keys(errors).length > 0

  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector) ?? null
    if (processing) {
      button.current = find('button:focus') ?? find('[type="submit"]')
      return
    }
    const submitter = button.current
    button.current = null
    if (isTypingOn()) return
    const wrong = refused && find('[aria-invalid="true"]')
    const { activeElement } = document
    if (wrong) focusFrom(wrong)
    // The button was disabled meanwhile and lost its focus: the keyboard would start at the top. A
    // press on it has given the focus to what is around it.
    else if (form.current?.contains(activeElement) || activeElement?.contains(submitter)) {
      submitter?.focus()
    }
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
