import { LogLevel } from 'worker-mailer'
import { delivery } from '#shared/constants.ts'
import { isLoopback, type Settings, type SmtpSettings } from '../env.ts'
import { type Address, encodeAddress, encodeText, parseAddress } from './headers.ts'
import type { Delivery, Mail } from './mail.ts'
import { WorkerMailer } from './patched-mailer.ts'

const socketTimeoutMs = 10_000

/** Hands a mail to the relay; its id makes the Message-ID, so that a repeat can be recognised. */
export async function sendBySmtp(
  settings: Settings,
  smtp: SmtpSettings,
  { id, mail }: { id: string; mail: Mail },
): Promise<Delivery> {
  const from = parseAddress(settings.mailFrom)
  const to = parseAddress(mail.to)
  if (!from) return { sent: false, permanent: false, reason: 'not configured' }
  if (!to) return { sent: false, permanent: true, reason: 'address' }
  if (smtp.security === 'none' && !isLoopback(smtp.host)) {
    return { sent: false, permanent: false, reason: 'plain SMTP to another host' }
  }
  try {
    await within(delivery.timeoutMs, send(smtp, { settings, id, mail, from, to }))
    return { sent: true }
  } catch (error) {
    return failure(error)
  }
}

interface Envelope {
  settings: Settings
  id: string
  mail: Mail
  from: Address
  to: Address
}

async function send(smtp: SmtpSettings, envelope: Envelope): Promise<void> {
  const mailer = await WorkerMailer.connect({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.security === 'tls',
    startTls: smtp.security === 'starttls',
    ...(smtp.credentials && { credentials: smtp.credentials, authType: ['plain', 'login'] }),
    dsn: { NOTIFY: { FAILURE: true } },
    logLevel: LogLevel.NONE,
    socketTimeoutMs,
  })
  const { mail, from, to } = envelope
  try {
    const { text, html } = mail
    await mailer.send({ from, to, subject: ' ', text, html, headers: headersOf(envelope) })
  } finally {
    await mailer.close().catch(() => {})
  }
}

function headersOf({ settings, id, mail, from, to }: Envelope): Record<string, string> {
  const replyTo = mail.replyTo ? parseAddress(mail.replyTo) : null
  return {
    ...mail.headers,
    From: encodeAddress(from),
    To: encodeAddress(to),
    Subject: encodeText(mail.subject),
    'Message-ID': `<${id}@${settings.appUrl.hostname}>`,
    'Auto-Submitted': 'auto-generated',
    ...(replyTo && { 'Reply-To': replyTo.email }),
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = scheduler.wait(ms).then(() => {
    throw new Error('timed out')
  })
  return Promise.race([work, late])
}

/** Reads the server's answer out of the library's error: only 5xx to the mail itself is final. */
function failure(error: unknown): Delivery {
  const message = error instanceof Error ? error.message : ''
  const aboutMail = /^(Invalid (MAIL FROM|RCPT TO)|Failed to send DATA|Failed send email body)/
  const [, code] = message.match(/(?:^|[\s>])([245]\d\d)[ -]/) ?? []
  const permanent = aboutMail.test(message) && code?.startsWith('5') === true
  const known = /connection closed|timed out|Timeout|STARTTLS|authentication|login|timeout/
  return { sent: false, permanent, reason: code ?? message.match(known)?.[0] ?? 'no connection' }
}
