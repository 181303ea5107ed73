import { statistics } from '#shared/desk/constants.ts'
import { type Measure, others } from '#shared/desk/statistics/measures.ts'

/** A count of something by its name, and of an enquiry by its page. */
export interface Count {
  measure: Measure
  name: string
  detail?: string
}

/** The counts of an isolate that are not written yet. */
export interface PendingCounts {
  views: number
  visitors: Set<number>
  /** By measure, name and detail as JSON. */
  counts: Map<string, number>
}

const pendingByDay = new Map<string, PendingCounts>()

/** Returns the pending counts of a day; `isNew` if whoever asks has to see that they are written. */
export function pendingOf(day: string): { pending: PendingCounts; isNew: boolean } {
  const present = pendingByDay.get(day)
  if (present) return { pending: present, isNew: false }
  const pending = { views: 0, visitors: new Set<number>(), counts: new Map<string, number>() }
  pendingByDay.set(day, pending)
  return { pending, isNew: true }
}

/** Removes the pending counts of a day, to be written; those that follow are new ones. */
export function takePending(day: string): PendingCounts | null {
  const pending = pendingByDay.get(day) ?? null
  pendingByDay.delete(day)
  return pending
}

/** Adds one; what would be a name too many counts with the others. */
export function addCount({ counts }: PendingCounts, { measure, name, detail = '' }: Count): void {
  const own = JSON.stringify([measure, shorten(name), shorten(detail)])
  const isFull = counts.size >= statistics.maxNames && !counts.has(own)
  const key = isFull ? JSON.stringify([measure, others, '']) : own
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Adds a visitor, unless there are too many at once to be anything but a flood. */
export function addVisitor({ visitors }: PendingCounts, hash: number): void {
  if (visitors.size < statistics.maxVisitors) visitors.add(hash)
}

function shorten(text: string): string {
  return text.slice(0, statistics.nameLength).toWellFormed()
}
