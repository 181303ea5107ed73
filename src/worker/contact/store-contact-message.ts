import type { Context } from 'hono'
import type { ContactMessage } from '#shared/contact/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { contactMessages, outbox } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { outboxRow } from '../mail/outbox.ts'
import { contactMail } from './contact-mail.ts'

/** Stores a message and its mail to the firm in one batch: both, or neither. */
export async function storeContactMessage(
  c: Context<AppEnv>,
  message: ContactMessage,
): Promise<{ outcome: 'stored' | 'failed' }> {
  const { db, settings } = c.var
  const createdAt = new Date()
  const mail = await outboxRow(c, contactMail(settings, message, createdAt))
  try {
    await db.batch([
      db.insert(contactMessages).values({ id: crypto.randomUUID(), ...message, createdAt }),
      db.insert(outbox).values(mail),
    ])
    return { outcome: 'stored' }
  } catch (error) {
    log('contact-message-not-stored', { error: describeError(error) })
    return { outcome: 'failed' }
  }
}
