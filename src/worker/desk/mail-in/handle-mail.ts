import { messages } from '#shared/messages.ts'
import type { Bindings } from '#worker/app-env.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { settingsOf } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import { deliverNow } from '#worker/mail/deliver.ts'
import { type ReceiveOutcome, receiveMail } from './receive-mail.ts'

/**
 * Handles an email to the Worker; a refused one goes back to its sender with a reason. Rejects if a
 * setting or a store fails: the sender's server then tries again.
 */
export async function handleMail(
  message: ForwardableEmailMessage,
  env: Bindings,
  context: ExecutionContext,
): Promise<ReceiveOutcome> {
  const stores = {
    db: openDatabase(env.DB),
    settings: settingsOf(env),
    mails: { written: false },
    bucket: env.FILES ?? null,
  }
  const result = await receiveMail(stores, message)
  log('mail-in', { ...result, bytes: message.rawSize })
  if (result.outcome === 'refused') message.setReject(messages.mailIn[result.reason])
  if (stores.mails.written) context.waitUntil(deliverNow(stores))
  return result
}
