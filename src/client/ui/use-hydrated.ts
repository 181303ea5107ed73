import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React runs in the browser: false on the server and while its markup is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
