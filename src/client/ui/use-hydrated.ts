import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once React runs in the browser: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
