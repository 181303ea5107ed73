import { useSyncExternalStore } from 'react'
import { type Appearance, currentAppearance, onAppearanceChange } from '#client/appearance.ts'

/** The choice of light, dark or system; null until the browser, which keeps it, has been asked. */
export function useAppearance(): Appearance | null {
  return useSyncExternalStore(onAppearanceChange, currentAppearance, () => null)
}
