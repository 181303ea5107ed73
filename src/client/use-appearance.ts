import { useSyncExternalStore } from 'react'
import { type Appearance, currentAppearance, onAppearanceChange } from './appearance.ts'

// Apart from appearance.ts, which the entry imports: with React in there, the entry would be cut
// into several chunks.

/** The choice of light, dark or system; null on the server, which does not know it. */
export function useAppearance(): Appearance | null {
  return useSyncExternalStore(onAppearanceChange, currentAppearance, () => null)
}
