import { useState } from 'react'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import { Entry } from './entry.tsx'

interface EntriesProps {
  /** Oldest first. */
  entries: readonly ThreadEntry[]
  /** The newest entry that the writer of an answer saw, where others came after it. */
  newSince: string | null
  now: string
}

/** Of a long thread the first entry and so many of the newest stand open. */
const openAtEnd = 7

/** All that stands in a thread, oldest first; what lies between its beginning and its end is folded. */
export function Entries({ entries, newSince, now }: EntriesProps) {
  // Once: an entry that is added folds none of those that are being read.
  const [tailStart] = useState(entries.length - openAtEnd)
  const lastSeenIndex = newSince ? entries.findIndex(({ id }) => id === newSince) : entries.length
  const listOf = (from: number, to: number) => (
    <ol className="grid gap-4">
      {entries.slice(from, to).map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          isNew={from + index > lastSeenIndex}
          isLast={entry === entries.at(-1)}
          now={now}
        />
      ))}
    </ol>
  )
  if (tailStart <= 2) return listOf(0, entries.length)
  return (
    <div className="grid gap-4">
      {listOf(0, 1)}
      <details>
        <summary className="flex min-h-11 items-center justify-center border-y border-line text-sm font-medium hover:bg-hover">
          Show {tailStart - 1} more between the first and the newest
        </summary>
        <div className="mt-4">{listOf(1, tailStart)}</div>
      </details>
      {listOf(tailStart, entries.length)}
    </div>
  )
}
