import type { threads } from '#worker/db/schema.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import type { Attachments } from '#worker/files/attach.ts'
import { fileRows } from '#worker/files/mail-rows.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'

type Thread = typeof threads.$inferSelect

export function newMessageMail(
  settings: Settings,
  { id, name, email }: Thread,
  { body, attachments }: { body: string; attachments: Attachments },
): Mail {
  return composeMail(settings, {
    to: settings.mailTo,
    replyTo: email,
    subject: `New message from ${name}`,
    reason: 'you are notified of replies to the desk’s emails',
    blocks: [
      { quote: body },
      ...(attachments.files.length > 0 ? [{ rows: fileRows(attachments) }] : []),
      { link: 'Reply at the desk', href: threadLink(settings, id) },
    ],
  })
}

export function heldMailNotice(settings: Settings, { id, name }: Thread): Mail {
  return composeMail(settings, {
    to: settings.mailTo,
    subject: `An email to the enquiry of ${name} is held`,
    reason: 'you are notified of emails that are held at the desk',
    blocks: [
      {
        paragraph:
          'We could not verify the sender. This and any further emails are held until a colleague accepts or discards them.',
      },
      { link: 'Look at it at the desk', href: threadLink(settings, id) },
    ],
  })
}
