import type { Context } from 'hono'
import { findZone } from '#shared/desk/bookings/times.ts'
import { textOf } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'

/** The visitor's time zone, by their address. */
export function zoneOf(c: Context<AppEnv>): string | null {
  const { cf } = c.req.raw
  // Named beside another country, it is the stand-in of a local server.
  return cf?.country === c.var.client.country ? findZone(textOf(cf?.timezone)) : null
}
