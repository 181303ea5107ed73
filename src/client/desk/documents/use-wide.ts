import { useSyncExternalStore } from 'react'

const query = '(width >= 80rem)'

/** Whether text and page stand beside each other; on the server they do. */
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
