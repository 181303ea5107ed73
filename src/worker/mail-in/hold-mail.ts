import { and, eq, ne, not, or, sql } from 'drizzle-orm'
import { mailIn } from '#shared/constants.ts'
import type { Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { heldMails, threadEntries, threads } from '../db/schema.ts'
import { insertMailFrom, outboxRow } from '../mail/outbox.ts'
import { isHeldMail } from './mails.ts'
import type { IncomingMail } from './read-mail.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'mails'>
type Thread = typeof threads.$inferSelect
type Held = { outcome: 'held' | 'known' | 'full' }

/**
 * Keeps a mail to a thread until staff accept or discard it, unless it came before; so many of one
 * thread. The firm is told of the first that waits: whoever knows the address could flood it.
 */
export async function holdMail(stores: Stores, thread: Thread, mail: IncomingMail): Promise<Held> {
  const { db, settings } = stores
  const { sender, body, messageId } = mail
  const id = crypto.randomUUID()
  const row = { id, threadId: thread.id, sender, body, messageId, createdAt: new Date() }
  const { there, known, hasRoom, isFirst } = conditions(stores, row)
  const told = await outboxRow(stores, isHeldMail(settings, thread), { about: thread.id })
  const [, , held, before] = await db.batch([
    insertIf(db, heldMails, { row, condition: and(there, not(known), hasRoom) }),
    insertMailFrom(db, told, { table: heldMails, fits: and(eq(heldMails.id, id), isFirst) }),
    db.select({ id: heldMails.id }).from(heldMails).where(eq(heldMails.id, id)),
    db
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.id, thread.id), known)),
  ])
  if (held.length > 0) return { outcome: 'held' }
  return { outcome: before.length > 0 ? 'known' : 'full' }
}

function conditions(
  { db }: Stores,
  { id, threadId, messageId }: Pick<typeof heldMails.$inferSelect, 'id' | 'threadId' | 'messageId'>,
) {
  const inThread = eq(heldMails.threadId, threadId)
  const entry = and(eq(threadEntries.threadId, threadId), eq(threadEntries.messageId, messageId))
  const same = and(inThread, eq(heldMails.messageId, messageId))
  const waiting = db.select({ count: sql`count(*)` }).from(heldMails).where(inThread)
  return {
    there: hasRow(db, threads, eq(threads.id, threadId)),
    known: or(hasRow(db, heldMails, same), hasRow(db, threadEntries, entry)) ?? sql`false`,
    hasRoom: sql`(${waiting}) < ${mailIn.heldPerThread}`,
    isFirst: not(hasRow(db, heldMails, and(inThread, ne(heldMails.id, id)))),
  }
}
