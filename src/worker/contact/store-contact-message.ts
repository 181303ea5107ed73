import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { hourlyCap } from '#shared/constants.ts'
import type { ContactMessage } from '#shared/contact/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { countUp } from '../db/counters.ts'
import { contactMessages, outbox } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { outboxRow } from '../mail/outbox.ts'
import { mailAllowance } from '../mail/uninvited.ts'
import { contactMail, receiptMail } from './contact-mail.ts'

/**
 * Stores a message, its mail to the firm and the writer's receipt in one batch: all, or none. Only
 * so many an hour are taken from everybody together; a receipt goes to nobody who gets many mails.
 */
export async function storeContactMessage(
  c: Context<AppEnv>,
  message: ContactMessage,
): Promise<{ outcome: 'stored' | 'full' | 'failed' }> {
  const { db, settings } = c.var
  const { email: to } = message
  const createdAt = new Date()
  const id = crypto.randomUUID()
  const receipt = await outboxRow(c, receiptMail(settings, to))
  const mail = await outboxRow(c, contactMail(settings, message, createdAt))
  const recipient = { to, kind: 'receipt', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(c.var, recipient)
  try {
    if ((await countUp(db, 'hour:contact', hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
    await db.batch([
      db.insert(contactMessages).values({ id, ...message, createdAt }),
      db.insert(outbox).values(mail),
      ...allowance.insert(receipt, { table: contactMessages, fits: eq(contactMessages.id, id) }),
    ])
    return { outcome: 'stored' }
  } catch (error) {
    log('contact-message-not-stored', { error: describeError(error) })
    return { outcome: 'failed' }
  }
}
