import type { Settings } from '../env.ts'
import { utf8 } from '../security/bytes.ts'
import { encodeText, parseAddress } from './headers.ts'
import { calendarAttachment, type Delivery, type Mail, type Transport } from './mail.ts'

/**
 * Cloudflare's mail service. It makes the Message-ID itself, so the row's id goes into a header that
 * it leaves alone: a repeat can be recognised by that.
 */
export function bindingTransport(settings: Settings, service: SendEmail): Transport {
  return { send: (id, mail) => sendBy(service, settings, { id, mail }), close: async () => {} }
}

async function sendBy(
  service: SendEmail,
  { mailFrom }: Settings,
  { id, mail }: { id: string; mail: Mail },
): Promise<Delivery> {
  const from = parseAddress(mailFrom)
  if (!from) return { sent: false, permanent: false, reason: 'not configured', unreachable: true }
  const { to, replyTo, subject, text, html, calendar } = mail
  try {
    await service.send({
      from: from.name ? from : from.email,
      to,
      ...(replyTo && { replyTo }),
      subject: subjectFor(subject),
      text,
      html,
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
      headers: { ...mail.headers, 'X-Entity-Ref-ID': id },
    })
    return { sent: true }
  } catch (error) {
    return failure(error)
  }
}

function attachmentOf(calendar: NonNullable<Mail['calendar']>): EmailAttachment {
  const content = utf8(calendar.text)
  return { ...calendarAttachment(calendar), disposition: 'attachment', content }
}

/** The service encodes what is not ASCII; what looks like an encoded-word has to stay text. */
function subjectFor(subject: string): string {
  return subject.includes('=?') ? encodeText(subject) : subject.replace(/\p{Cc}+/gu, ' ')
}

/** Only what is wrong with this one mail is final; a limit or a missing set-up may pass. */
function failure(error: unknown): Delivery {
  const { code } = error as { code?: unknown }
  const reason = typeof code === 'string' && /^E_[A-Z_]+$/.test(code) ? code : 'mail service'
  return { sent: false, permanent: /^E_(RECIPIENT|VALIDATION)_/.test(reason), reason }
}
