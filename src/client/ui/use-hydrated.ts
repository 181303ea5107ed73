import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script has taken the page over; on a later visit it has from the first render on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
