import type { ContactMessage } from '#shared/contact/schema.ts'
import { site } from '#shared/content/site.ts'
import type { Settings } from '../env.ts'
import { letter, utcMinute } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'

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

/**
 * Tells the writer that the message arrived. It repeats nothing that was typed, so that the form
 * cannot be used to send somebody else a text.
 */
export function receiptMail(settings: Settings, to: string): Mail {
  return letter(settings, {
    to,
    replyTo: settings.mailTo,
    subject: 'We have received your message',
    blocks: [
      { paragraph: `Thank you for writing to ${settings.appName}. Your message has arrived.` },
      { paragraph: `${site.replyPromise} To add something, answer this mail.` },
      {
        paragraph:
          'If you did not write to us, somebody mistyped their address. Please ignore this mail.',
      },
    ],
  })
}
