import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'

/** A `<details>` that closes when a page is visited, Escape is pressed or focus goes elsewhere. */
export function useCloseOnNavigate() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => ref.current?.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    }
    const onPointer = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close()
    }
    // A visit of the page that is shown already is no navigation.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    addEventListener('keydown', onKey)
    addEventListener('click', onClick)
    addEventListener('pointerdown', onPointer)
    const stop = router.on('navigate', close)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', onClick)
      removeEventListener('pointerdown', onPointer)
      stop()
    }
  }, [])
  return ref
}
