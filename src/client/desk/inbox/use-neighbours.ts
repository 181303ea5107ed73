import { useState } from 'react'
import type { InboxPage } from '#shared/desk/inbox/props.ts'

/**
 * The threads before and after one in its list. One that has left the list, as it got another status,
 * has those beside the place where it stood.
 */
export function useNeighbours({ threads }: InboxPage, id: string) {
  const found = threads.findIndex((thread) => thread.id === id)
  const [place, setPlace] = useState(found)
  if (found !== -1 && found !== place) setPlace(found)
  const at = found === -1 ? Math.max(0, place) : found
  return {
    previous: threads[at - 1]?.id ?? null,
    next: threads[found === -1 ? at : at + 1]?.id ?? null,
  }
}
