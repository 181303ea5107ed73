import { useState } from 'react'
import type { InboxPage } from '#shared/desk/inbox/props.ts'

/**
 * The threads before and after one in its list. One that has left the list, as it got another status,
 * has those beside the place where it stood.
 */
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
