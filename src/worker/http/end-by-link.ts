import type { Context } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { floodWait } from './rate-limiters.ts'
import { redirect, reply } from './reply.ts'

interface EndByLink {
  /** Names the limit. */
  group: string
  /** Ends the subscription that the token belongs to. */
  end: (token: string) => Promise<void>
  /** The sentence shown on the page `to`. */
  message: string
  to: string
  flash?: Partial<Flash>
}

/**
 * Unsubscribes by the link of a mail: pressed on our page, or by a mail program's one click (RFC
 * 8058). Nobody is refused, nor told that a token is unknown: a flood is only not looked up any more.
 */
export async function endByLink(
  c: Context<AppEnv>,
  { group, end, message, to, flash }: EndByLink,
): Promise<Response> {
  const seconds = await floodWait(c.var, group, floodLimits.mailedLink)
  if (seconds === 0) await end(c.req.param('token') ?? '')
  const body = await c.req.json()
  if (body['List-Unsubscribe'] === 'One-Click') return c.text(message)
  return reply(c, {
    page: () => redirect(c, to, { status: message, ...flash }),
    json: () => c.json({ message }),
  })
}
