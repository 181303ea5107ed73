import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { hashToken } from '../security/tokens.ts'
import { answer } from './answer.ts'

/**
 * Ends a subscription by the token of any letter; whoever has none is told the same. It is never
 * refused: what comes as a flood is not looked up any more.
 */
export async function unsubscribe(c: Context<AppEnv>, token: string): Promise<Response> {
  const flood = await floodWait(c, 'unsubscribe', floodLimits.mailedLink)
  if (flood === 0) {
    const hash = await hashToken(token)
    await c.var.db
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.unsubscribeHash, hash))
  }
  const body = await c.req.json()
  const message = messages.newsletter.unsubscribed
  if (body['List-Unsubscribe'] === 'One-Click') return c.text(message)
  return answer(c, message)
}
