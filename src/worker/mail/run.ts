import { delivery } from '#shared/constants.ts'
import type { Settings } from '../env.ts'
import { bindingTransport } from './binding.ts'
import type { Delivery, Mail, Transport } from './mail.ts'
import { smtpTransport } from './smtp.ts'

/** Deliveries by one connection, until the relay is to be left alone or the time is used up. */
export interface Run {
  transport: Transport
  /** Remaining time for the outbox, in milliseconds. */
  leftMs: number
  /** The reason why the relay does not answer, which ends the run; null while it does. */
  unanswered: string | null
}

/** Returns a new run with the configured transport; null without one, in which case mails wait. */
export function startRun(settings: Settings): Run | null {
  const transport = findTransport(settings)
  return transport && { transport, leftMs: delivery.runMs, unanswered: null }
}

/** Returns the relay if one is set, else Cloudflare's mail service if it is bound. */
export function findTransport(settings: Settings): Transport | null {
  const { smtp, mailService } = settings
  if (smtp) return smtpTransport(settings, smtp)
  if (mailService) return bindingTransport(settings, mailService)
  return null
}

/** A mail by the id of its row, and the time until which it may be tried. */
export interface Attempt {
  id: string
  mail: Mail
  untilMs: number
}

/** Hands a mail over within the time, and notes in the run when the relay gives no answer. */
export async function sendBy(run: Run, { id, mail, untilMs }: Attempt): Promise<Delivery> {
  const limitMs = Math.min(delivery.timeoutMs, untilMs - Date.now())
  const result = await run.transport.send(id, mail, limitMs)
  if (result.outcome === 'unreachable' || result.outcome === 'silent') {
    run.unanswered = result.reason
  }
  return result
}

/** True if there is time for another mail; a mail that was cut off might still be delivered. */
export function maySend({ unanswered }: Run, untilMs: number): boolean {
  return unanswered === null && untilMs - Date.now() >= delivery.leastMs
}
