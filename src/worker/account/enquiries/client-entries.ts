import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import type { threadEntries } from '#worker/db/schema.ts'

type EntryRow = Pick<
  typeof threadEntries.$inferSelect,
  'id' | 'kind' | 'writtenBy' | 'body' | 'createdAt'
> & {
  /** The name of the member of staff who wrote it; null when the account is gone. */
  staff: string | null
}

interface Names {
  person: string
  appName: string
}

/**
 * The entries of a thread, as the person who wrote reads them: without notes, and of what was done
 * only what concerns them, as done by the firm. No id, address or role of staff is in it.
 */
export function clientEntries(rows: readonly EntryRow[], names: Names): ThreadEntry[] {
  return rows.flatMap((row) => {
    const { id, kind, createdAt } = row
    const body = kind === 'event' ? eventText(row.body) : row.body
    if (kind === 'note' || body === null) return []
    const author = authorOf(row, names)
    // What became of a mail is the firm's to know: here the text stands anyway.
    return [{ id, kind, author, body, createdAt: createdAt.toISOString(), delivery: null }]
  })
}

function authorOf({ kind, staff, writtenBy }: EntryRow, { person, appName }: Names): string {
  if (kind === 'event') return appName
  if (kind === 'reply') return staff ?? appName
  return writtenBy === null ? person : nameOf(writtenBy)
}

/** The name in a sender, without the address: that is another person's. */
function nameOf(sender: string): string {
  const name = sender.replace(/<[^>]*>?/g, '').trim()
  return name === '' || name.includes('@') ? 'Somebody else' : name
}

// To be answered, or to be waited for, is the same for whoever waits.
const statusTexts = new Map<unknown, string>([
  ['open', 'Opened again'],
  ['done', 'Closed'],
] satisfies [ThreadStatus, string][])

/** What a change means to the person; null for what is the firm's own affair. */
function eventText(body: string): string | null {
  return statusTexts.get(changedStatus(body)) ?? null
}

function changedStatus(body: string): unknown {
  try {
    return JSON.parse(body)?.status
  } catch {
    return null
  }
}
