import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { delivery } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { outbox } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { describeError, log } from '../log.ts'
import { bindingTransport } from './binding.ts'
import type { Delivery, Transport } from './mail.ts'
import { openMail } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

/** Starts the delivery of mails that a request wrote, once its reply is on its way. */
export const startDelivery = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.var.mails.written) c.var.afterReply(() => deliverOutbox(c.var))
})

interface Stores {
  db: Database
  settings: Settings
}

type Row = typeof outbox.$inferSelect

/** Delivers what is due by one connection, some mails at a time, until nothing is; never rejects. */
export async function deliverOutbox(stores: Stores): Promise<void> {
  const transport = findTransport(stores.settings)
  if (!transport) return
  try {
    for (;;) {
      const claimed = await claim(stores.db)
      if (claimed.length === 0) return
      for (const row of claimed) await deliver(stores, transport, row)
    }
  } catch (error) {
    log('delivery-stopped', { error: describeError(error) })
  } finally {
    await transport.close()
  }
}

/** Takes due mails for a while, by one conditional write: two Workers never hold the same one. */
function claim(db: Database): Promise<Row[]> {
  const now = new Date()
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.deadAt),
        lte(outbox.nextAttemptAt, now),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(delivery.batch)
  return db
    .update(outbox)
    .set({
      leasedUntil: new Date(now.getTime() + delivery.leaseSeconds * 1000),
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning()
}

async function deliver({ db, settings }: Stores, transport: Transport, row: Row): Promise<void> {
  const mail = await openMail(settings, row)
  const result: Delivery = mail
    ? await transport.send(row.id, mail)
    : { sent: false, permanent: true, reason: 'sealed by an unknown key' }
  await db.update(outbox).set(outcome(row, result)).where(eq(outbox.id, row.id))
  if (!result.sent) {
    log('mail-not-sent', { id: row.id, attempts: row.attempts, reason: result.reason })
  }
}

function outcome({ attempts }: Row, result: Delivery): Partial<Row> {
  const now = Date.now()
  if (result.sent) {
    return { sentAt: new Date(now), sealed: null, leasedUntil: null, failure: null }
  }
  const failed = { failure: result.reason, leasedUntil: null }
  if (result.permanent || attempts >= delivery.maxTries) {
    return { ...failed, deadAt: new Date(now) }
  }
  return { ...failed, nextAttemptAt: nextTryAt(attempts) }
}

/** When a mail that has been tried so often is tried again. */
export function nextTryAt(attempts: number): Date {
  const waits = delivery.waitsSeconds
  const seconds = waits[Math.min(attempts, waits.length) - 1] ?? 0
  return new Date(Date.now() + seconds * 1000)
}

/** The relay if one is set, else Cloudflare's mail service if it is bound; with none, mails wait. */
export function findTransport(settings: Settings): Transport | null {
  const { smtp, mailService } = settings
  if (smtp) return smtpTransport(settings, smtp)
  if (mailService) return bindingTransport(settings, mailService)
  return null
}
