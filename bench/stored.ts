import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './members.ts'

/** Queries of a fault run's database for what must not be there. */
export interface Stored {
  count(table: string): number
  /** Returns some enquiries that wait for a reply, with their newest entry. */
  unanswered(limit: number): { id: string; last: string }[]
  messagesWithout(names: ReadonlySet<string>): number
  repliesWithout(threads: ReadonlySet<string>): number
  repliesWithoutMail(): number
  /** Returns the emails that have not arrived. */
  mailsWithout(arrived: ReadonlyMap<string, number>): string[]
  mailsWithoutCause(arrived: ReadonlyMap<string, number>): number
  halfBookings(): number
  close(): void
}

/** Opens the database in a server's state folder for reading; the server may be running. */
export function openStored(stateDir: string): Stored {
  const database = openDatabase(stateDir)
  const column = (sql: string) => columnOf(database, sql)
  return {
    count: (table) => column(`SELECT id FROM ${table}`).length,
    unanswered: (limit) => unanswered(database, limit),
    messagesWithout: (names) => {
      const ids = new Set(column('SELECT name FROM threads'))
      return [...names].filter((name) => !ids.has(`Fault ${name}`)).length
    },
    repliesWithout: (threads) => {
      const ids = new Set(column("SELECT thread_id FROM thread_entries WHERE kind = 'reply'"))
      return [...threads].filter((id) => !ids.has(id)).length
    },
    repliesWithoutMail: () =>
      column(`SELECT id FROM thread_entries WHERE kind = 'reply'
        AND mail_id NOT IN (SELECT id FROM outbox)`).length,
    mailsWithout: (arrived) => {
      return column('SELECT id FROM outbox').filter((id) => !arrived.has(id))
    },
    mailsWithoutCause: (arrived) => {
      // An email about an enquiry, or one that replies in it, is in one batch with its cause.
      const caused = new Set(
        column(`SELECT id FROM outbox
          WHERE about IS NULL OR about IN (SELECT id FROM threads)`),
      )
      const answers = new Set(
        column('SELECT mail_id FROM thread_entries WHERE mail_id IS NOT NULL'),
      )
      return [...arrived.keys()].filter((id) => !caused.has(id) && !answers.has(id)).length
    },
    halfBookings: () => halfBookings(database),
    close: () => database.close(),
  }
}

function columnOf(database: DatabaseSync, sql: string): string[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]))
}

function unanswered(database: DatabaseSync, limit: number): { id: string; last: string }[] {
  const rows = database
    .prepare(`SELECT id, (SELECT id FROM thread_entries WHERE thread_id = threads.id
        ORDER BY created_at DESC, rowid DESC LIMIT 1) AS last
      FROM threads WHERE status = 'open' AND name LIKE 'Fault %' LIMIT ?`)
    .all(limit)
  return rows.map(({ id, last }) => ({ id: String(id), last: String(last) }))
}

/**
 * Returns the number of bookings that lack half hours, an email to either side or their message,
 * and the reverse.
 */
function halfBookings(database: DatabaseSync): number {
  const half = columnOf(
    database,
    `SELECT id FROM bookings WHERE minutes / 30 <> (
        SELECT count(*) FROM booking_cells WHERE booking_id = bookings.id
      ) OR 2 <> (
        SELECT count(*) FROM outbox WHERE about = bookings.thread_id
      ) OR NOT EXISTS (
        SELECT 1 FROM thread_entries WHERE thread_id = bookings.thread_id AND kind = 'message'
      )`,
  )
  const without = columnOf(
    database,
    `SELECT booking_id FROM booking_cells WHERE booking_id NOT IN (SELECT id FROM bookings)
      UNION ALL
      SELECT id FROM threads WHERE name LIKE 'Guest %'
        AND id NOT IN (SELECT thread_id FROM bookings)`,
  )
  return half.length + without.length
}
