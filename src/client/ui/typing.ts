// The field that somebody has typed into since a form was last sent.
let field: EventTarget | null | undefined

// The Worker renders these screens too, and has no document.
if (typeof document !== 'undefined') {
  const follow = ({ type, target }: Event) => {
    field = type === 'input' ? target : undefined
  }
  document.addEventListener('input', follow, true)
  document.addEventListener('submit', follow, true)
}

/**
 * True if somebody types on while a form is being sent: a late answer that moved the focus would
 * take the rest of their text, and the keys of the page would act on it.
 */
export function isTypingOn(): boolean {
  return field === document.activeElement
}
