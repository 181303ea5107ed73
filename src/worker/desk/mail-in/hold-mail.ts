import { and, count, eq, not, sql } from 'drizzle-orm'
import { mailIn } from '#shared/desk/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { heldMails, type threads } from '#worker/db/schema.ts'
import { canAddMessage } from '#worker/desk/inbox/add-message.ts'
import { type Attachments, attachFiles } from '#worker/files/attach.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { heldMailNotice } from './mails.ts'
import type { IncomingMail } from './read-mail.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'mails'>
type Thread = typeof threads.$inferSelect
export type MailWithFiles = IncomingMail & { attachments: Attachments }

type HoldOutcome = { outcome: 'held' | 'known' | 'full' | 'notFound' }

/**
 * Holds a mail for staff, unless it came before or the thread holds too many. The firm is notified
 * only of the first one, so that nobody can flood it.
 */
export async function holdMail(
  stores: Stores,
  thread: Thread,
  mail: MailWithFiles,
): Promise<HoldOutcome> {
  const { db, settings } = stores
  const { sender, body, messageId, attachments } = mail
  const id = crypto.randomUUID()
  const row = { id, threadId: thread.id, sender, body, messageId, createdAt: new Date() }
  const notification = await outboxRow(stores, heldMailNotice(settings, thread), {
    about: thread.id,
  })
  const inThread = eq(heldMails.threadId, thread.id)
  const isSame = and(inThread, eq(heldMails.messageId, messageId))
  const waiting = db.select({ count: count() }).from(heldMails).where(inThread)
  const { notFound, known } = canAddMessage(db, row)
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: {
        notFound,
        known: and(known, not(hasRow(db, heldMails, isSame))),
        full: sql`(${waiting}) < ${mailIn.heldPerThread}`,
      },
      steps: {
        // Before the insert of the held mail, so that the condition does not find that row.
        mail: insertMail(db, notification, not(hasRow(db, heldMails, inThread))),
        held: db.insert(heldMails).values(row),
        files: attachFiles(db, attachments, { heldMailId: id }),
      },
    },
  )
  return { outcome: outcome === 'changed' ? 'held' : outcome }
}
