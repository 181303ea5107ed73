/** Closes an open menu on Escape and when pointer or focus leave it; returns the cleanup. */
export function closeOnLeave(menu: HTMLElement, close: () => void): () => void {
  const closeFrom = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.querySelector<HTMLElement>('button, summary')?.focus()
  }
  const onPointer = (event: Event) => closeFrom(event.target)
  const onFocus = (event: FocusEvent) => closeFrom(event.relatedTarget)
  // A link to the current page does not change the URL, which would close the menu.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  addEventListener('pointerdown', onPointer)
  menu.addEventListener('focusout', onFocus)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('click', onClick)
    removeEventListener('pointerdown', onPointer)
    menu.removeEventListener('focusout', onFocus)
  }
}
