import type { EmailOptions } from 'worker-mailer'
import type { Settings, SmtpSettings } from '../env.ts'
import { isLoopback } from '../loopback.ts'
import { bytesToBase64, utf8 } from '../security/bytes.ts'
import { bounceAddressOf } from './bounce-address.ts'
import { type Address, encodeAddress, encodeText, parseAddress } from './headers.ts'
import { calendarAttachment, type Delivery, type Mail, type Transport } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { relayLine } from './relay-line.ts'

/** The relay: all mails that are handed over go by one connection. */
export function smtpTransport(settings: Settings, smtp: SmtpSettings): Transport {
  const line = relayLine(smtp)
  return {
    async send(id, mail, limitMs) {
      const from = parseAddress(settings.mailFrom)
      const to = parseAddress(mail.to)
      if (!from) return unsendable('not configured')
      if (!to) return { outcome: 'rejected', reason: 'address' }
      if (smtp.security === 'none' && !isLoopback(smtp.host)) {
        return unsendable('plain SMTP to another host')
      }
      const sender = await bounceAddressOf(settings, mail)
      const message = messageOf({ settings, id, mail, from, to })
      // The header names the firm, the envelope the address to which a bounce goes.
      return line.send(sender ? { ...message, from: { email: sender } } : message, limitMs)
    },
    close: line.close,
  }
}

/** It lies with the settings: no mail would go. */
function unsendable(reason: string): Delivery {
  return { outcome: 'unreachable', reason }
}

interface Envelope {
  settings: Settings
  id: string
  mail: Mail
  from: Address
  to: Address
}

/** The Message-ID is made of the id, so that a repeat can be recognised. */
function messageOf(envelope: Envelope): EmailOptions {
  const { mail, from, to } = envelope
  const { text, html } = mail
  const attachments = attachmentsOf(mail)
  return { from, to, subject: ' ', text, html, headers: headersOf(envelope), attachments }
}

function attachmentsOf({ calendar }: Mail) {
  if (!calendar) return []
  const { filename, type: mimeType } = calendarAttachment(calendar)
  return [{ filename, mimeType, content: bytesToBase64(utf8(calendar.text)) }]
}

function headersOf({ settings, id, mail, from, to }: Envelope): Record<string, string> {
  const replyTo = mail.replyTo ? parseAddress(mail.replyTo) : null
  return {
    ...mail.headers,
    From: encodeAddress(from),
    To: encodeAddress(to),
    Subject: encodeText(mail.subject),
    'Message-ID': messageIdOf(settings, id),
    ...(!mail.personal && { 'Auto-Submitted': 'auto-generated' }),
    ...(replyTo && { 'Reply-To': replyTo.email }),
  }
}
