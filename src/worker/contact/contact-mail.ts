import type { ContactMessage } from '#shared/contact/schema.ts'
import type { Settings } from '../env.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import { utcMinute } from '../mail/utc-minute.ts'

/** The mail that brings a contact message to the firm; answering it writes to the sender. */
export function contactMail(settings: Settings, message: ContactMessage, at: Date): Mail {
  const name = `${message.firstName} ${message.lastName}`
  return letter(settings, {
    to: settings.mailTo,
    replyTo: message.email,
    subject: `New contact message from ${name}`,
    blocks: [
      {
        rows: [
          ['Name', name],
          ['Email', message.email],
          ['Company', message.company || '–'],
          ['Service', message.service],
          ['Sent', utcMinute(at)],
          ['Message', message.message],
        ],
      },
    ],
  })
}
