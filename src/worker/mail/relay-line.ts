import { type EmailOptions, LogLevel } from 'worker-mailer'
import { delivery } from '#shared/constants.ts'
import type { SmtpSettings } from '../env.ts'
import { within } from '../time-limit.ts'
import type { Delivery, FailedDelivery } from './mail.ts'
import { breakOff, isOpen, send, tookMail, WorkerMailer } from './patched-mailer.ts'

const socketTimeoutMs = 10_000

/**
 * One connection to the relay, begun by the first mail and kept for those that follow. A refusal
 * leaves it as it is; anything else ends it, since a late answer would be taken for that to the next
 * mail. What was under way when a connection that had worked broke goes by a new one.
 */
export function relayLine(smtp: SmtpSettings) {
  const connection = relayConnection(smtp)

  async function handOver(message: EmailOptions, attempt: Attempt): Promise<void> {
    const worked = connection.isBegun()
    const mailer = await connection.mailer()
    if (attempt.over) throw new Error('timed out')
    attempt.mailer = mailer
    try {
      await send(mailer, message)
    } catch (error) {
      if (attempt.over || !worked || isRefusal(error)) throw error
      connection.drop()
      attempt.mailer = null
      await handOver({ ...message }, attempt)
    }
  }

  return {
    async send(message: EmailOptions, limitMs: number): Promise<Delivery> {
      const attempt: Attempt = { mailer: null, over: false }
      try {
        await within(limitMs, handOver(message, attempt))
        return { outcome: 'sent' }
      } catch (error) {
        attempt.over = true
        if (!isRefusal(error)) connection.drop()
        return failure(error, attempt)
      }
    },

    close: connection.close,
  }
}

/** Returns a connection that opens on first use, and again after it was dropped or lost. */
function relayConnection(smtp: SmtpSettings) {
  let begun: Session | null = null
  return {
    isBegun: () => begun !== null,

    mailer(): Promise<WorkerMailer> {
      if (begun?.mailer && !isOpen(begun.mailer)) begun = null
      begun ??= begin(smtp)
      return begun.connecting
    },

    /** Abandons the connection, including one that is still being opened. */
    drop(): void {
      begun?.connecting.then(breakOff, () => {})
      begun = null
    },

    /** Sends QUIT if a connection exists, and hangs up if the server does not answer soon. */
    async close(): Promise<void> {
      if (!begun) return
      const { connecting } = begun
      begun = null
      const goodbye = connecting.then((mailer) => mailer.close())
      await within(delivery.goodbyeMs, goodbye).catch(() => {
        connecting.then(breakOff, () => {})
      })
    },
  }
}

interface Session {
  connecting: Promise<WorkerMailer>
  /** Once it is there. */
  mailer?: WorkerMailer
}

function begin(smtp: SmtpSettings): Session {
  const session: Session = { connecting: connect(smtp) }
  session.connecting.then(
    (mailer) => {
      session.mailer = mailer
    },
    () => {},
  )
  return session
}

interface Attempt {
  /** The session that was there to take it, if one was. */
  mailer: WorkerMailer | null
  /** True once nobody waits for it any more. */
  over: boolean
}

function connect(smtp: SmtpSettings): Promise<WorkerMailer> {
  return WorkerMailer.connect({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.security === 'tls',
    startTls: smtp.security === 'starttls',
    ...(smtp.credentials && { credentials: smtp.credentials, authType: ['plain', 'login'] }),
    dsn: { NOTIFY: { FAILURE: true } },
    logLevel: LogLevel.NONE,
    socketTimeoutMs,
  })
}

const aboutMail = /^(Invalid (MAIL FROM|RCPT TO)|Failed to send DATA|Failed send email body)/

// The server rejects our account or authentication, and with it every mail (RFC 4954 §6).
const aboutAccount = /^53[0458]$/

/** The code in the library's error, if the server gave one. */
function codeIn(message: string): string | undefined {
  return message.match(/(?:^|[\s>])([245]\d\d)[ -]/)?.[1]
}

/** True if the server refused this mail and keeps the session; a 421 ends it. */
function isRefusal(error: unknown): boolean {
  const message = messageOf(error)
  const code = codeIn(message)
  return aboutMail.test(message) && code !== undefined && code !== '421'
}

/** Reads the server's answer out of the library's error: only 5xx to the mail itself is final. */
function failure(error: unknown, attempt: Attempt): FailedDelivery {
  const message = messageOf(error)
  const code = codeIn(message)
  const safeReason = /connection closed|timed out|Timeout|STARTTLS|authentication|login|timeout/
  const reason = code ?? message.match(safeReason)?.[0] ?? 'no connection'
  if (code && aboutMail.test(message)) {
    if (aboutAccount.test(code)) return { outcome: 'unreachable', reason }
    if (!code.startsWith('5')) return { outcome: 'deferred', reason }
    return { outcome: 'rejected', reason, isAddressRefused: refusesAddress(message) }
  }
  if (!attempt.mailer || !tookMail(attempt.mailer)) return { outcome: 'unreachable', reason }
  return { outcome: /timed out|timeout/i.test(reason) ? 'silent' : 'deferred', reason }
}

// A status of 5.7 is a policy, mostly about the sender (RFC 3463 §3.8): with a relay that we may not
// use, every address would be refused.
function refusesAddress(message: string): boolean {
  return message.startsWith('Invalid RCPT TO') && !/\b5\.7\.\d/.test(message)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
