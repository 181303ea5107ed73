import { useEffect } from 'react'

/** Opens the `<details>` inside the element that the address points at, now and when it changes. */
export function useOpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      target?.querySelector('details')?.setAttribute('open', '')
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
