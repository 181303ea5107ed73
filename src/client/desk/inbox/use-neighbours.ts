import { useState } from 'react'
import type { InboxPage } from '#shared/desk/inbox/props.ts'

/** Returns the threads before and after one in its list, or around its last position there. */
export function useNeighbours({ threads }: InboxPage, id: string) {
  const index = threads.findIndex((thread) => thread.id === id)
  const [lastIndex, setLastIndex] = useState(index)
  if (index !== -1 && index !== lastIndex) setLastIndex(index)
  const position = index === -1 ? Math.max(0, lastIndex) : index
  return {
    previous: threads[position - 1]?.id ?? null,
    next: threads[index === -1 ? position : position + 1]?.id ?? null,
  }
}
