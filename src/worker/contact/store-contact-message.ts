import type { Context } from 'hono'
import type { ContactMessage } from '#shared/contact/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { contactMessages, outbox } from '../db/schema.ts'
import { mayMailUninvited } from '../http/uninvited-mail.ts'
import { describeError, log } from '../log.ts'
import { outboxRow } from '../mail/outbox.ts'
import { contactMail, receiptMail } from './contact-mail.ts'

/** Stores a message, its mail to the firm and the writer's receipt in one batch: all, or none. */
export async function storeContactMessage(
  c: Context<AppEnv>,
  message: ContactMessage,
): Promise<{ outcome: 'stored' | 'failed' }> {
  const { db, settings } = c.var
  const createdAt = new Date()
  const receipt = await receiptRow(c, message.email)
  const mail = await outboxRow(c, contactMail(settings, message, createdAt))
  try {
    await db.batch([
      db.insert(contactMessages).values({ id: crypto.randomUUID(), ...message, createdAt }),
      db.insert(outbox).values([...receipt, mail]),
    ])
    return { outcome: 'stored' }
  } catch (error) {
    log('contact-message-not-stored', { error: describeError(error) })
    return { outcome: 'failed' }
  }
}

/** The receipt as a list: none for an address that was written to lately. */
async function receiptRow(c: Context<AppEnv>, to: string) {
  const allowed = await mayMailUninvited(c, 'contact-receipt', to)
  return allowed ? [await outboxRow(c, receiptMail(c.var.settings, to))] : []
}
