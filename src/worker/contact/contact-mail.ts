import type { ContactMessage } from '#shared/contact/schema.ts'
import type { Settings } from '../env.ts'
import { letterHtml, letterText } from '../mail/layout.ts'
import type { Mail } from '../mail/mail.ts'

/** The mail that brings a contact message to the firm; answering it writes to the sender. */
export function contactMail(settings: Settings, message: ContactMessage, at: Date): Mail {
  const name = `${message.firstName} ${message.lastName}`
  const title = `New contact message from ${name}`
  const letter = {
    appName: settings.appName,
    title,
    blocks: [
      {
        rows: [
          ['Name', name],
          ['Email', message.email],
          ['Company', message.company || '–'],
          ['Service', message.service],
          ['Sent', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
          ['Message', message.message],
        ],
      },
    ],
  } as const
  return {
    to: settings.mailTo,
    replyTo: message.email,
    subject: title,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}
