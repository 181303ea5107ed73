import { useSyncExternalStore } from 'react'

const query = '(width >= 80rem)'

/** True if form and preview are side by side; always true on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
