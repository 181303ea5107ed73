import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'

/** A text of a record; one that has no translation says that it is English. */
export function RecordText({ children }: { children: string }): ReactNode {
  const { english } = usePage().props
  return english?.includes(children) ? <span lang="en">{children}</span> : children
}
