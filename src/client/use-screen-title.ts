import { usePage } from '@inertiajs/react'
import type { PageObject } from '#shared/pages.ts'
import { screenTitle } from '#shared/titles.ts'

// Apart from screens.ts, which the entry imports: with React in there, the entry would be cut into
// several chunks.

/** Returns the current screen's title without the product's name. */
export function useScreenTitle(): string {
  const { component, props } = usePage() as PageObject
  return screenTitle(component, props)
}
