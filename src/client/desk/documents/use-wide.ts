import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 80rem)')

/** True if the text and another part of the editor are side by side. */
export function isWide(): boolean {
  return wide().matches
}

/** The same for rendering; always true on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true)
}

function subscribe(onChange: () => void): () => void {
  const list = wide()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
