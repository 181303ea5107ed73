import { type EmailOptions, LogLevel } from 'worker-mailer'
import { delivery } from '#shared/constants.ts'
import type { SmtpSettings } from '../env.ts'
import type { Delivery } from './mail.ts'
import { breakOff, isOpen, WorkerMailer } from './patched-mailer.ts'

const socketTimeoutMs = 10_000

/**
 * One connection to the relay, begun by the first mail and kept for those that follow. A refusal
 * leaves it as it is; anything else ends it, since a late answer would be taken for that to the next
 * mail. What was under way when a connection that had worked broke goes by a new one.
 */
export function relayLine(smtp: SmtpSettings) {
  let begun: Session | null = null

  function connected(): Promise<WorkerMailer> {
    if (begun?.mailer && !isOpen(begun.mailer)) begun = null
    begun ??= begin(smtp)
    return begun.connecting
  }

  /** Leaves the connection to itself, also one that is still to come. */
  function drop(): void {
    begun?.connecting.then(breakOff, () => {})
    begun = null
  }

  async function handOver(message: EmailOptions, attempt: Attempt): Promise<void> {
    const worked = begun !== null
    const mailer = await connected()
    if (attempt.over) throw new Error('timed out')
    attempt.reached = true
    try {
      await mailer.send(message)
    } catch (error) {
      if (attempt.over || !worked || isRefusal(error)) throw error
      drop()
      attempt.reached = false
      await handOver({ ...message }, attempt)
    }
  }

  return {
    async send(message: EmailOptions): Promise<Delivery> {
      const attempt: Attempt = { reached: false, over: false }
      try {
        await within(delivery.timeoutMs, handOver(message, attempt))
        return { sent: true }
      } catch (error) {
        attempt.over = true
        if (!isRefusal(error)) drop()
        return { ...failure(error), ...(!attempt.reached && { unreachable: true }) }
      }
    },

    /** Says goodbye, if there was a connection. */
    async close(): Promise<void> {
      const left = begun
      begun = null
      await left?.connecting.then((mailer) => mailer.close()).catch(() => {})
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
  /** Whether a session was there to take it. */
  reached: boolean
  /** Whether nobody waits for it any more. */
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

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = scheduler.wait(ms, { signal: done.signal }).then(() => {
    throw new Error('timed out')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}

const aboutMail = /^(Invalid (MAIL FROM|RCPT TO)|Failed to send DATA|Failed send email body)/

/** The code in the library's error, if the server gave one. */
function codeIn(message: string): string | undefined {
  return message.match(/(?:^|[\s>])([245]\d\d)[ -]/)?.[1]
}

/** Whether the server said no to this mail and listens on; by 421 it ends the connection. */
function isRefusal(error: unknown): boolean {
  const message = messageOf(error)
  const code = codeIn(message)
  return aboutMail.test(message) && code !== undefined && code !== '421'
}

/** Reads the server's answer out of the library's error: only 5xx to the mail itself is final. */
function failure(error: unknown): { sent: false; permanent: boolean; reason: string } {
  const message = messageOf(error)
  const code = codeIn(message)
  const permanent = aboutMail.test(message) && code?.startsWith('5') === true
  const known = /connection closed|timed out|Timeout|STARTTLS|authentication|login|timeout/
  return { sent: false, permanent, reason: code ?? message.match(known)?.[0] ?? 'no connection' }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
