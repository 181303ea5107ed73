import type { threads } from '#worker/db/schema.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'

type Thread = typeof threads.$inferSelect

/** Tells the firm that the person of a thread wrote on. */
export function wroteOnMail(settings: Settings, { id, name, email }: Thread, body: string): Mail {
  return composeMail(settings, {
    to: settings.mailTo,
    replyTo: email,
    subject: `${name} wrote on`,
    reason: 'answers to mails of the desk are told here',
    blocks: [{ quote: body }, { link: 'Answer it at the desk', href: threadLink(settings, id) }],
  })
}

/** Tells the firm that a mail waits for somebody to say whose it is. */
export function isHeldMail(settings: Settings, { id, name }: Thread): Mail {
  return composeMail(settings, {
    to: settings.mailTo,
    subject: `A mail to the enquiry of ${name} is held`,
    reason: 'mails to the desk that wait for somebody are told here',
    blocks: [
      {
        paragraph:
          'Nobody can be sure who sent it. It waits at the desk until somebody accepts or discards it, and so do those that follow it.',
      },
      { link: 'Look at it at the desk', href: threadLink(settings, id) },
    ],
  })
}
