import { router } from '@inertiajs/react'
import { type RefObject, useEffect } from 'react'
import { routes } from '#shared/routes.ts'

/** The keys of the search, in the words of `aria-keyshortcuts`. */
export const searchKeys = '/ Control+K Meta+K'

const fieldId = 'search-field'

// The page of the search is on its way because of a key: its field takes the focus.
let arrivesByKey = false

/** Opens the search on `/`, Cmd+K and Ctrl+K, unless the person is typing. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isTyping(event)) return
      event.preventDefault()
      const field = document.getElementById(fieldId)
      if (field) return focusOn(field)
      arrivesByKey = true
      router.visit(routes.search.href(), { onFinish: () => setTimeout(forgetArrival) })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** The id of the field of the search, which takes the focus when a key has led to it. */
export function useSearchField(field: RefObject<HTMLInputElement | null>): string {
  useEffect(() => {
    if (arrivesByKey && field.current) focusOn(field.current)
  }, [field])
  return fieldId
}

function focusOn(field: HTMLElement): void {
  arrivesByKey = false
  field.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** A visit that failed leads nowhere; a later one by a link is not by a key. */
function forgetArrival(): void {
  arrivesByKey = false
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false
  const plain = !ctrlKey && !metaKey
  // `/` takes Shift on many keyboards.
  return plain ? key === '/' : key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey
}

/** True if a key press belongs to the focused element or was already handled. */
export function isTyping({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
