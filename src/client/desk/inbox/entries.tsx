import { useState } from 'react'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import { Entry } from './entry.tsx'
import * as words from './words.ts'

interface EntriesProps {
  /** Oldest first. */
  entries: readonly ThreadEntry[]
  /** The newest entry that the writer of a refused reply saw; null unless others followed it. */
  newSince: string | null
  now: string
}

/** The number of newest entries that are not folded. */
const openAtEnd = 7

/** The entries of a thread, oldest first; the middle of a long thread is folded. */
export function Entries({ entries, newSince, now }: EntriesProps) {
  // Set once, so that a new entry does not fold one that is being read.
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
          {words.showMoreBetween(tailStart - 1)}
        </summary>
        <div className="mt-4">{listOf(1, tailStart)}</div>
      </details>
      {listOf(tailStart, entries.length)}
    </div>
  )
}
