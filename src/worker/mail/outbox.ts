import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { deadMailReportedSeconds } from '#shared/constants.ts'
import type { Work } from '../app-env.ts'
import { asSelection, insertIf } from '../db/conditions.ts'
import { outbox } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { seal, unseal } from '../security/sealed.ts'
import type { Mail } from './mail.ts'

interface Stores {
  db: Database
  settings: Settings
}

interface Subject {
  /** The account it concerns: deleted with it. Security notices have none. */
  userId?: string
  /** The id of a record whose erasure also deletes the mail. */
  about?: string
}

/** The outbox row of a mail, to be inserted in one batch with the change that caused it. */
export async function outboxRow(
  { settings, mails }: Pick<Work, 'settings' | 'mails'>,
  mail: Mail,
  { userId, about }: Subject = {},
) {
  const [key] = settings.keyring('outbox')
  mails.written = true
  const now = new Date()
  const sealed = await seal(key, mail)
  return {
    id: crypto.randomUUID(),
    sealed,
    userId: userId ?? null,
    about: about ?? null,
    nextAttemptAt: now,
    createdAt: now,
  }
}

export type OutboxRow = Awaited<ReturnType<typeof outboxRow>>

/**
 * Returns the statement that inserts a mail in the batch of its cause, under an optional
 * condition.
 */
export function insertMail(db: Database, row: OutboxRow, condition?: SQL) {
  return insertIf(db, outbox, { row: { ...unsent, ...row }, condition })
}

/** The row whose presence, when the batch runs, decides whether the mail is written. */
export interface MailSource {
  table: SQLiteTable
  condition: SQL | undefined
  /** Its column that says with whose account the mail goes; else the row itself does. */
  userId?: SQLiteColumn
}

/** Inserts a mail only if a table has such a row when the batch runs. */
export function insertMailFrom(
  db: Database,
  row: OutboxRow,
  { table, condition, userId }: MailSource,
) {
  const selected = { ...asSelection(outbox, { ...unsent, ...row }), ...(userId && { userId }) }
  return db.insert(outbox).select(db.select(selected).from(table).where(condition))
}

const unsent = {
  ...{ attempts: 0, leasedUntil: null, sentAt: null, deadAt: null, failure: null },
  deferredAtMs: null,
}

/** Returns the number of mails that wait or were given up lately, and the age of the oldest one. */
export async function countWaiting(db: Database) {
  const lately = new Date(Date.now() - deadMailReportedSeconds * 1000)
  const [waiting] = await db
    .select({
      mails: sql<number>`count(*)`,
      dead: sql<number>`count(${outbox.deadAt})`,
      oldestAt: sql<number | null>`min(${outbox.createdAt})`,
    })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), or(isNull(outbox.deadAt), gt(outbox.deadAt, lately))))
  return waiting ?? { mails: 0, dead: 0, oldestAt: null }
}

/** The newest mails whose bodies are still held, opened. */
export async function findMails({ db, settings }: Stores, limit = 100) {
  const rows = await db
    .select()
    .from(outbox)
    .orderBy(desc(outbox.createdAt), desc(sql`rowid`))
    .limit(limit)
  const opened = await Promise.all(rows.map((row) => openMail(settings, row)))
  return opened.filter((mail) => mail !== null)
}

/** One mail by its id, opened; null when there is none or its body is erased. */
export async function findMail({ db, settings }: Stores, id: string) {
  const row = await db.select().from(outbox).where(eq(outbox.id, id)).get()
  return row ? openMail(settings, row) : null
}

/** Returns the mail of a row; null once its body is deleted. */
export async function openMail(settings: Settings, row: typeof outbox.$inferSelect) {
  if (!row.sealed) return null
  const mail = (await unseal(settings.keyring('outbox'), row.sealed)) as Mail | null
  return mail && { ...mail, id: row.id, createdAt: row.createdAt }
}
