/** Opens all folds around an element and focuses it. */
export function reveal(element: HTMLElement): void {
  let fold = element.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
