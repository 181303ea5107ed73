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
  const submitted = useRef(false)
  const pressed = useRef<Element | null>(null)
  const refused = Object.keys(errors).length > 0

  useEffect(() => {
    if (processing) {
      submitted.current = true
      pressed.current = document.activeElement
      return
    }
    const wasSubmitted = submitted.current
    submitted.current = false
    if (isTypingOn()) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong && refused) focusFrom(wrong)
    // The button was disabled meanwhile and lost its focus: the keyboard would start at the top.
    else if (wasSubmitted && isFocusFree(form.current))
      buttonOf(form.current, pressed.current)?.focus()
  }, [processing, refused, form])
}

/** True if the focus was lost, or is still where the form was sent. */
function isFocusFree(form: HTMLElement | null): boolean {
  const { activeElement } = document
  // A press on a disabled button gives the focus to what is around it.
  return Boolean(activeElement?.contains(form) || form?.contains(activeElement))
}

function buttonOf(form: HTMLElement | null, pressed: Element | null): HTMLElement | null {
  const buttons = [...(form?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])]
  return buttons.find((button) => button === pressed) ?? buttons[0] ?? null
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
