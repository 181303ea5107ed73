import type { Settings } from '../env.ts'
import { utf8 } from '../security/bytes.ts'
import { within } from '../time-limit.ts'
import { encodeText, parseAddress } from './headers.ts'
import { calendarAttachment, type Delivery, type Mail, type Transport } from './mail.ts'

/**
 * Cloudflare's mail service. It makes the Message-ID itself, so the row's id goes into a header that
 * it leaves alone: a repeat can be recognised by that.
 */
export function bindingTransport(settings: Settings, service: SendEmail): Transport {
  return {
    send: (id, mail, limitMs) => sendBy(service, settings, { id, mail, limitMs }),
    close: async () => {},
  }
}

async function sendBy(
  service: SendEmail,
  { mailFrom }: Settings,
  { id, mail, limitMs }: { id: string; mail: Mail; limitMs: number },
): Promise<Delivery> {
  const from = parseAddress(mailFrom)
  if (!from) return { outcome: 'unreachable', reason: 'not configured' }
  const { to, replyTo, subject, text, html, calendar } = mail
  try {
    const handedOver = service.send({
      from: from.name ? from : from.email,
      to,
      ...(replyTo && { replyTo }),
      subject: subjectFor(subject),
      text,
      html,
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
      headers: { ...mail.headers, 'X-Entity-Ref-ID': id },
    })
    await within(limitMs, handedOver)
    return { outcome: 'sent' }
  } catch (error) {
    return failure(error)
  }
}

function attachmentOf(calendar: NonNullable<Mail['calendar']>): EmailAttachment {
  const content = utf8(calendar.text)
  return { ...calendarAttachment(calendar), disposition: 'attachment', content }
}

/**
 * Returns a subject in which nothing looks like an encoded-word: the service encodes other non-
 * ASCII text itself.
 */
function subjectFor(subject: string): string {
  return subject.includes('=?') ? encodeText(subject) : subject.replace(/\p{Cc}+/gu, ' ')
}

// Errors that concern this mail alone, and permanently.
const aboutMail = /^E_(RECIPIENT|VALIDATION|FIELD|TOO_MANY|CONTENT|HEADER)/

// Errors that stop every mail: a used-up quota, a missing sender, the service itself.
const aboutService = /^E_(RATE_LIMIT|DAILY_LIMIT|SENDER|INTERNAL)/

/** Reads the code of the service's error; without one it gave no answer. */
function failure(error: unknown): Delivery {
  const { code }: { code?: unknown } = Object(error)
  if (typeof code !== 'string' || !/^E_[A-Z_]+$/.test(code)) {
    return { outcome: 'unreachable', reason: 'mail service' }
  }
  if (aboutMail.test(code)) {
    const isAddressRefused = code.startsWith('E_RECIPIENT')
    return { outcome: 'rejected', reason: code, isAddressRefused }
  }
  return { outcome: aboutService.test(code) ? 'unreachable' : 'deferred', reason: code }
}
