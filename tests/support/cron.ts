import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { searchDatabase } from '#tests/support/db/search-database.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import worker from '#worker/index.ts'

/** Runs the cron trigger with these settings instead of the usual ones. */
export function runCron(changes: Record<string, unknown> = {}): Promise<void> {
  const settings = { ...env, SEARCH: searchDatabase, ...changes }
  return worker.scheduled(createScheduledController(), settings)
}

/** Runs the cron trigger where the SMTP peer takes the mails, unless told. */
export function runCronBySmtp(changes: Record<string, unknown> = {}): Promise<void> {
  return runCron({ ...smtpPeer.settings(), ...changes })
}
