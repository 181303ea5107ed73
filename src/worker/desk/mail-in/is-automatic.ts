import { normaliseEmail } from '#shared/text.ts'
import type { Settings } from '#worker/env.ts'
import { parseAddress } from '#worker/mail/headers.ts'

type Envelope = Pick<ForwardableEmailMessage, 'from' | 'headers'>

/** True if a program or we sent a mail: a reply could begin a loop (RFC 3834 §2). */
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

// The empty sender of delivery reports (RFC 5321 §4.5.5) and the names of mail systems.
function isBlankSender(from: string): boolean {
  const address = from.replace(/[<>\s]/g, '')
  return address === '' || /^(mailer-daemon|postmaster)(@|$)/i.test(address)
}

/** True if a mail is one of ours that came back, or claims to be. */
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
