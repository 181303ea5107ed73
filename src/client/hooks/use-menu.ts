import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * A menu that closes when a page is visited, Escape is pressed, or pointer or focus go elsewhere.
 * `open` is null until the page client has taken over: till then it is a `<details>`.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const { url } = usePage()
  // The page it was opened on: it is open on no other.
  const [openOn, setOpenOn] = useState(hydrated ? '' : null)
  const open = openOn === null ? null : openOn === url

  // Who opened it before the script came finds it open.
  useEffect(() => {
    setOpenOn((known) => known ?? (ref.current?.hasAttribute('open') ? url : ''))
  }, [url])

  useEffect(() => {
    const menu = ref.current
    if (!open || !menu) return
    const close = () => setOpenOn('')
    const closeFrom = (target: EventTarget | null) => {
      if (target instanceof Node && !menu.contains(target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      menu.querySelector('button')?.focus()
    }
    const onPointer = (event: Event) => closeFrom(event.target)
    const onFocus = (event: FocusEvent) => closeFrom(event.relatedTarget)
    // A visit of the page that is shown already is no navigation.
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
  }, [open])

  return { ref, open, toggle: () => setOpenOn(open ? '' : url) }
}
