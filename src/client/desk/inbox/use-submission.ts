import { useEffect, useRef, useState } from 'react'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import { entryId } from './entry.tsx'

/** What happens around a text that is sent. */
export interface Submission {
  /** The newest entry that the writer saw; there only once others came after it. */
  newSince: string | null
  begin: (last: string) => void
  end: (isSent: boolean) => void
  /** Leads to the first of what came meanwhile. */
  showNew: () => void
}

/**
 * Follows a text that is sent: once it stands in the thread it gets the focus; if others came
 * meanwhile, these are marked.
 */
export function useSubmission(entries: readonly ThreadEntry[]): Submission {
  const lastSeen = useRef('')
  const [arrived, setArrived] = useState(false)
  const [newSince, setNewSince] = useState<string | null>(null)

  useEffect(() => {
    if (!arrived) return
    setArrived(false)
    focusEntry(entries.at(-1))
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
