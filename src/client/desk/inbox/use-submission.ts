import { useEffect, useRef, useState } from 'react'
import { isTypingOn } from '#client/ui/typing.ts'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import { entryId } from './entry.tsx'

export interface Submission {
  /** The newest entry that the writer saw; null unless others followed it. */
  newSince: string | null
  begin: (last: string) => void
  end: (isSent: boolean) => void
  /** Focuses the first new entry. */
  showNew: () => void
}

/** Focuses an entry once it is in the thread, and marks those that arrived before it. */
export function useSubmission(entries: readonly ThreadEntry[]): Submission {
  const lastSeen = useRef('')
  const [arrived, setArrived] = useState(false)
  const [newSince, setNewSince] = useState<string | null>(null)

  useEffect(() => {
    if (!arrived) return
    setArrived(false)
    if (!isTypingOn()) focusEntry(entries.at(-1))
  }, [arrived, entries])

  return {
    newSince,
    begin: (last) => {
      lastSeen.current = last
    },
    end: (isSent) => {
      setArrived(isSent)
      setNewSince(isSent ? null : lastSeen.current)
    },
    showNew: () => focusEntry(entries[entries.findIndex(({ id }) => id === newSince) + 1]),
  }
}

function focusEntry(entry: ThreadEntry | undefined): void {
  if (entry) document.getElementById(entryId(entry.id))?.focus()
}
