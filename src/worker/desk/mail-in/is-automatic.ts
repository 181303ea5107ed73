import { normaliseEmail } from '#shared/text.ts'
import type { Settings } from '#worker/env.ts'
import { parseAddress } from '#worker/mail/headers.ts'

/** What of a mail tells whether a person wrote it. */
type Envelope = Pick<ForwardableEmailMessage, 'from' | 'headers'>

/**
 * Whether a program sent a mail, or we did: an answer to it could be answered forever (RFC 3834 §2),
 * and what is mailed to many is no answer to us.
 */
export function isAutomatic(settings: Settings, { from, headers }: Envelope): boolean {
  const headerMatches = (name: string, pattern: RegExp) =>
    pattern.test(headers.get(name)?.trim() ?? '')
  return (
    isBlankSender(from) ||
    headerMatches('Auto-Submitted', /^(?!no$)./i) ||
    headerMatches('Precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    headerMatches('X-Auto-Response-Suppress', /^(?!none\b)./i) ||
    headerMatches('Return-Path', /^<\s*>/) ||
    headerMatches('Content-Type', /^multipart\/report\b/i) ||
    ['List-Id', 'List-Unsubscribe', 'X-Autoreply', 'X-Autorespond'].some((name) =>
      headers.has(name),
    ) ||
    isFromUs(settings, { from, headers })
  )
}

// The empty sender of delivery reports (RFC 5321 §4.5.5), and the name of who writes them.
function isBlankSender(from: string): boolean {
  const address = from.replace(/[<>\s]/g, '')
  return address === '' || /^(mailer-daemon|postmaster)(@|$)/i.test(address)
}

/** Whether a mail is one of ours that came back, or claims to be from us. */
function isFromUs({ appUrl, mailFrom, mailReplyDomain }: Settings, { from, headers }: Envelope) {
  const fromHeader = headers.get('From') ?? ''
  const [, address = fromHeader] = /<([^<>]*)>\s*$/.exec(fromHeader) ?? []
  const ownAddress = normaliseEmail(parseAddress(mailFrom)?.email ?? '')
  const addresses = [from, address].map(normaliseEmail)
  const id = headers.get('Message-ID')?.trim().toLowerCase() ?? ''
  return (
    addresses.some((sender) => sender === ownAddress || sender.endsWith(`@${mailReplyDomain}`)) ||
    /^(mailer-daemon|postmaster)@/.test(addresses[1] ?? '') ||
    (/^<[\da-f]{8}-[\da-f-]{27}@/.test(id) && id.endsWith(`@${appUrl.hostname}>`))
  )
}
