import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import type { FileProps } from '#shared/files/props.ts'
import { messages } from '#shared/messages.ts'
import { entryOf } from '#shared/records.ts'
import type { FileRow, threadEntries } from '#worker/db/schema.ts'
import { filesProp } from '#worker/files/find-files.ts'

type EntryRow = Pick<
  typeof threadEntries.$inferSelect,
  'id' | 'kind' | 'writtenBy' | 'body' | 'createdAt'
> & {
  /** The name of the staff member who wrote it; null if their account was deleted. */
  staff: string | null
}

interface Names {
  person: string
  appName: string
}

interface EnquiryFiles {
  all: readonly FileRow[]
  /** Those that the client may open. */
  readable: readonly FileRow[]
}

/** Returns the entries a client may read: no internal notes, ids or roles of staff. */
export function clientEntries(
  rows: readonly EntryRow[],
  files: EnquiryFiles,
  names: Names,
): ThreadEntry[] {
  return rows.flatMap((row) => {
    const { id, kind, createdAt } = row
    const body = kind === 'event' ? eventText(row.body) : row.body
    if (kind === 'note' || body === null) return []
    const author = authorOf(row, names)
    // Mail delivery concerns staff only; the client reads the text here.
    return [
      {
        id,
        kind,
        author,
        body,
        ...ownFiles(files, id),
        createdAt: createdAt.toISOString(),
        delivery: null,
      },
    ]
  })
}

function ownFiles({ all, readable }: EnquiryFiles, entryId: string): { files?: FileProps[] } {
  const { files } = filesProp(all, { entryId })
  const mayRead = ({ id }: FileProps) => readable.some((row) => row.id === id)
  return files
    ? { files: files.map((file) => (mayRead(file) ? file : { ...file, isUnproven: true })) }
    : {}
}

function authorOf({ kind, staff, writtenBy }: EntryRow, { person, appName }: Names): string {
  if (kind === 'event') return appName
  if (kind === 'reply') return staff ?? appName
  return writtenBy === null ? person : nameOf(writtenBy)
}

/** Returns the sender's name without the email address, which may be another person's. */
function nameOf(sender: string): string {
  const name = sender.replace(/<[^>]*>?/g, '').trim()
  return name === '' || name.includes('@') ? messages.enquiries.somebodyElse : name
}

// The client need not see whether a reply is due or already sent.
const statusTexts = (): Partial<Record<ThreadStatus, string>> => ({
  open: messages.enquiries.reopened,
  done: messages.enquiries.closed,
})

/** Returns what a status change means to the client; null for internal changes. */
function eventText(body: string): string | null {
  return entryOf(statusTexts(), String(newStatusOf(body))) ?? null
}

function newStatusOf(body: string): unknown {
  try {
    return JSON.parse(body)?.status
  } catch {
    return null
  }
}
