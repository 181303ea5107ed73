import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { refuseForm } from '../http/form.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { refuseThrottled } from '../http/throttle.ts'
import { insertMailFrom, outboxRow } from '../mail/outbox.ts'
import { hashToken } from '../security/tokens.ts'
import { answer } from './answer.ts'
import { subscribedMail } from './mails.ts'
import { getUnsubscribeToken } from './unsubscribe-token.ts'

/** Confirms a subscription by the token of its mail; a second time it says the same. */
export async function confirm(c: Context<AppEnv>, token: string): Promise<Response> {
  const seconds = await floodWait(c, 'newsletter-confirm', floodLimits.mailedLink)
  if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
  const { db, settings } = c.var
  const table = newsletterSubscribers
  const byToken = eq(table.confirmHash, await hashToken(token))
  const alive = or(isNotNull(table.confirmedAt), gt(table.confirmExpiresAt, new Date()))
  const found = await db.select().from(table).where(and(byToken, alive)).get()
  if (!found) {
    return refuseForm(c, { token: [messages.newsletter.invalidLink] })
  }
  if (!found.confirmedAt) {
    const unsubscribe = await getUnsubscribeToken(settings, found.unsubscribeSealed)
    const mail = await outboxRow(c, subscribedMail(settings, found.email, unsubscribe.token))
    const unconfirmed = and(byToken, isNull(table.confirmedAt))
    // The mail first: it asks for what the update ends, so that of two requests one sends it.
    await db.batch([
      insertMailFrom(db, mail, { table, fits: unconfirmed }),
      db
        .update(table)
        .set({ confirmedAt: new Date(), ...unsubscribe.changes })
        .where(unconfirmed),
    ])
  }
  return answer(c, messages.newsletter.confirmed)
}
