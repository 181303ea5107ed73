import { hourlyCap } from '#shared/constants.ts'
import { receiptOf } from '#shared/contact/receipt.ts'
import type { Work } from '../app-env.ts'
import { changeIf } from '../db/change.ts'
import { countUp } from '../db/counters.ts'
import { threads } from '../db/schema.ts'
import { threadLink } from '../desk/thread-link.ts'
import type { Settings } from '../env.ts'
import { addMessage, canAddMessage } from '../inbox/add-message.ts'
import { composeMail, utcMinute } from '../mail/compose.ts'
import type { Mail } from '../mail/mail.ts'
import { insertMail, outboxRow } from '../mail/outbox.ts'
import { isOwn } from './find-enquiries.ts'

type ThreadRow = typeof threads.$inferSelect
type Written = { outcome: 'written'; id: string } | { outcome: 'full' } | { outcome: 'notFound' }

/**
 * Adds a message to a thread of an address, opens it again and tells the firm, in one batch.
 * `notFound` when the address has no such thread, or it was erased meanwhile: then nothing is written. Only so
 * many an hour are taken from everybody together.
 */
export async function writeOn(
  work: Work,
  email: string,
  { id, body }: { id: string; body: string },
): Promise<Written> {
  const { db, settings } = work
  const [thread] = await db.select().from(threads).where(isOwn(email, id))
  if (!thread) return { outcome: 'notFound' }
  const message = { id: crypto.randomUUID(), threadId: id, body, createdAt: new Date() }
  const mail = await outboxRow(work, mailOf(settings, thread, message), { about: id })
  if ((await countUp(db, 'hour:contact', hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
  const { outcome } = await changeIf(db, {
    preconditions: canAddMessage(db, message),
    steps: { message: addMessage(db, message), mail: insertMail(db, mail) },
  })
  return outcome === 'changed' ? { outcome: 'written', id: message.id } : { outcome: 'notFound' }
}

/** The mail that brings the message to the firm; answering it writes to the person. */
function mailOf(
  settings: Settings,
  { id, name, email, service, createdAt }: ThreadRow,
  message: { body: string; createdAt: Date },
): Mail {
  const { reference } = receiptOf(id, createdAt)
  return composeMail(settings, {
    to: settings.mailTo,
    replyTo: email,
    subject: `New message from ${name} about ${reference}`,
    reason: 'what members add to their enquiries is sent here',
    blocks: [
      {
        rows: [
          ['Name', name],
          ['Email', email],
          ['Service', service],
          ['Reference', reference],
          ['Sent', utcMinute(message.createdAt)],
          ['Message', message.body],
        ],
      },
      { link: 'Open it at the desk', href: threadLink(settings, id) },
    ],
  })
}
