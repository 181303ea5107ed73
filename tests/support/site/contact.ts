import { env } from 'cloudflare:workers'
import { Browser, type BrowserOptions } from '#tests/support/browser.ts'

/** Returns the input of the contact form; `changes` replace values, or remove them if undefined. */
export function contactMessage(changes?: Record<string, string>): Record<string, string>
export function contactMessage(changes?: Record<string, unknown>): Record<string, unknown>
export function contactMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Amina',
    lastName: 'Otieno',
    email: 'amina@example.com',
    company: 'Example Ltd',
    service: 'Market Entry Strategy',
    message: 'We would like to enter Kenya next year.',
    ...changes,
  }
}

let visitors = 0

/**
 * Returns a visitor with a client address in one of 512 networks (/24), so that throttles and caps of
 * other tests do not apply.
 */
export function newVisitor(settings: BrowserOptions = {}): Browser {
  visitors += 1
  const network = `198.${18 + ((visitors >> 8) & 1)}.${visitors & 255}`
  return new Browser({ address: `${network}.${visitors >> 9}`, ...settings })
}

interface StoredMessage {
  id: string
  name: string
  email: string
  company: string
  service: string
  message: string
  market: string | null
  product: string | null
  created_at: number
}

export async function messagesFrom(email: string): Promise<StoredMessage[]> {
  const query = env.DB.prepare(
    "SELECT t.*, e.body AS message FROM threads t JOIN thread_entries e ON e.thread_id = t.id AND e.kind = 'message' WHERE email = ? ORDER BY t.created_at",
  )
  return (await query.bind(email).all<StoredMessage>()).results
}

export async function countRows(table: 'threads' | 'outbox'): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0
}
