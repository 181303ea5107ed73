import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { replaceText, setTyped } from './insert-text.ts'

/**
 * Puts the key of a source where one is cited: into the source field that was used last, or at the
 * caret of a text. Null while there is no such place.
 */
export function useCite(place: RefObject<HTMLElement | null>): ((key: string) => void) | null {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const wasUsed = useRef(false)
  const [hasPlace, setHasPlace] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    const take = (field: EventTarget | null | undefined) => {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (!isField || !/^body$|(^|\[)source\]?$/.test(field.name)) return
      last.current = field
      setHasPlace(true)
    }
    const onFocus = ({ target }: FocusEvent) => {
      take(target)
      if (target === last.current) wasUsed.current = true
    }
    take(form?.querySelector('[name="body"], [name="source"]'))
    form?.addEventListener('focusin', onFocus)
    return () => form?.removeEventListener('focusin', onFocus)
  }, [place])

  const cite = useCallback((key: string) => {
    const { current: field } = last
    if (!field) return
    for (let fold = field.closest('details'); fold; fold = parentFold(fold)) fold.open = true
    if (field instanceof HTMLInputElement) setTyped(field, key)
    else {
      const at = wasUsed.current ? field.selectionEnd : field.value.length
      replaceText(field, { start: at, end: at }, `[^${key}]`)
    }
    field.focus()
  }, [])
  return hasPlace ? cite : null
}

function parentFold(fold: HTMLElement): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null
}

/**
 * Has a source field that is empty follow the key of a new source, as long as nobody has chosen
 * another one.
 */
export function useFollowedKey(begun: string) {
  const filled = useRef(begun)
  return (field: HTMLInputElement, keys: readonly string[]) => {
    const key = keys.find((one) => one !== '') ?? ''
    if (field.value.trim() !== filled.current || keys.includes(field.value)) return
    if (field.value !== key) setTyped(field, key)
    filled.current = key
  }
}
