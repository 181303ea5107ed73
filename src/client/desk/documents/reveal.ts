/** Opens all that an element is folded in, and gives it the focus. */
export function reveal(element: HTMLElement): void {
  let fold = element.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
