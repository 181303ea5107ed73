import { env } from 'cloudflare:workers'
import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { openThread } from '#worker/desk/inbox/add-message.ts'

interface ThreadOptions {
  name?: string
  email?: string
  company?: string
  service?: string
  market?: string | null
  product?: string | null
  message?: string
  mailId?: string | null
  locale?: Locale
  createdAt?: Date
  status?: ThreadStatus
  assignee?: string
}

/** Creates a thread by the contact form; returns its id. */
export async function createThread(options: ThreadOptions = {}): Promise<string> {
  const { status, assignee, message = 'We would like to enter Kenya next year.', ...rest } = options
  const id = crypto.randomUUID()
  const thread = {
    id,
    name: 'Amina Otieno',
    email: 'amina@example.com',
    company: 'Example Ltd',
    service: 'Market Entry Strategy',
    market: null,
    product: null,
    mailId: null,
    createdAt: new Date(),
    ...rest,
    message,
  }
  await db.batch([...openThread(db, thread)])
  if (status || assignee) {
    await env.DB.prepare('UPDATE threads SET status = ?, assignee_id = ? WHERE id = ?')
      .bind(status ?? 'open', assignee ?? null, id)
      .run()
  }
  return id
}

/** Returns the props of a thread's page at the desk. */
export const threadPage = (browser: Browser, id: string) =>
  browser.props('desk/thread', routes.deskThread.href({ id }))

/** Returns the props of the inbox for a query. */
export const inboxPage = (browser: Browser, query = '') =>
  browser.props('desk/inbox', routes.deskInbox.href() + query)

/** Returns the id of a thread's newest entry. */
export async function newestEntry(threadId: string): Promise<string> {
  const query =
    'SELECT id FROM thread_entries WHERE thread_id = ? ORDER BY created_at DESC, rowid DESC'
  return (await env.DB.prepare(query).bind(threadId).first<string>('id')) ?? ''
}

/** Returns the rows of a table that belong to a thread. */
export async function rowsOfThread(table: string, threadId: string, key = 'thread_id') {
  const query = env.DB.prepare(`SELECT * FROM ${table} WHERE ${key} = ? ORDER BY rowid`)
  return (await query.bind(threadId).all<Record<string, unknown>>()).results
}
