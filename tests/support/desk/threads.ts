import type { EntryKind, ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import { db } from '#tests/support/account/accounts.ts'
import { threadEntries, threads } from '#worker/db/schema.ts'

interface EntryOptions {
  kind?: EntryKind
  body?: string
  authorId?: string | null
  writtenBy?: string | null
  mailId?: string | null
  messageId?: string | null
  at?: Date
}

interface ThreadOptions {
  email: string
  id?: string
  name?: string
  service?: string
  status?: ThreadStatus
  assigneeId?: string | null
  at?: Date
  lastAt?: Date
  dueAt?: Date
  entries?: EntryOptions[]
}

/** Stores a thread like the product, by default with a first message; returns its id. */
export async function createThread(options: ThreadOptions): Promise<string> {
  const { email, id = crypto.randomUUID(), at = new Date(), entries = [{}] } = options
  await db.insert(threads).values({
    id,
    name: options.name ?? 'Amina Otieno',
    email,
    company: 'Example Ltd',
    service: options.service ?? 'Market Entry Strategy',
    market: 'kenya',
    product: 'lottery',
    status: options.status ?? 'open',
    assigneeId: options.assigneeId ?? null,
    createdAt: at,
    lastAt: options.lastAt ?? at,
    dueAt: options.dueAt ?? at,
  })
  for (const entry of entries) await addEntry(id, { at, ...entry })
  return id
}

/** Stores an entry of a thread; returns its id. */
export async function addEntry(threadId: string, entry: EntryOptions = {}): Promise<string> {
  const id = crypto.randomUUID()
  await db.insert(threadEntries).values({
    id,
    threadId,
    kind: entry.kind ?? 'message',
    body: entry.body ?? 'We would like to enter Kenya next year.',
    authorId: entry.authorId ?? null,
    writtenBy: entry.writtenBy ?? null,
    mailId: entry.mailId ?? null,
    messageId: entry.messageId ?? null,
    createdAt: entry.at ?? new Date(),
  })
  return id
}
