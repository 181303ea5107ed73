import { hourlyCap } from '#shared/constants.ts'
import { originalLocale } from '#shared/locales.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { countUp } from '#worker/db/counters.ts'
import { threads } from '#worker/db/schema.ts'
import { canAddMessage, insertMessage, messageCounter } from '#worker/desk/inbox/add-message.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { type Attachments, canAttach } from '#worker/files/attach.ts'
import { fileRows } from '#worker/files/mail-rows.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail, utcMinute } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { isOwn } from './find-enquiries.ts'

type ThreadRow = typeof threads.$inferSelect
type AddResult =
  | { outcome: 'added'; id: string }
  | { outcome: 'full' }
  | { outcome: 'notFound' }
  | { outcome: 'filesGone' }

/**
 * Adds a message to an enquiry, reopens it and mails the firm, in one batch; `full` if the hourly
 * limit for all clients together is reached.
 */
export async function addEnquiryMessage(
  work: Work,
  email: string,
  { id, body, attachments }: { id: string; body: string; attachments: Attachments },
): Promise<AddResult> {
  const { db, settings } = work
  const [thread] = await db.select().from(threads).where(isOwn(email, id))
  if (!thread) return { outcome: 'notFound' }
  const entry = { id: crypto.randomUUID(), threadId: id, body, createdAt: new Date() }
  const message = { ...entry, attachments }
  const toFirm = inLocale(originalLocale, () => mailOf(settings, thread, message))
  const mail = await outboxRow(work, toFirm, { about: id })
  if ((await countUp(db, messageCounter, hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
  const { outcome } = await changeIf(work, {
    preconditions: {
      ...canAddMessage(db, message),
      filesGone: canAttach(db, attachments),
    },
    steps: { message: insertMessage(db, message), mail: insertMail(db, mail) },
  })
  if (outcome === 'changed') return { outcome: 'added', id: message.id }
  return { outcome: outcome === 'filesGone' ? outcome : 'notFound' }
}

/** Composes the mail to the firm; a reply to it goes to the client. */
function mailOf(
  settings: Settings,
  { id, name, email, service }: ThreadRow,
  message: { body: string; createdAt: Date; attachments: Attachments },
): Mail {
  const reference = referenceOf(id)
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
          ...fileRows(message.attachments),
        ],
      },
      { link: 'Open it at the desk', href: threadLink(settings, id) },
    ],
  })
}
