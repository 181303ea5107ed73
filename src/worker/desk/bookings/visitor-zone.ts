import type { Context } from 'hono'
import { textOf } from '#shared/text.ts'
import { findZone } from '#shared/zones.ts'
import type { AppEnv } from '#worker/app-env.ts'

/** Returns the visitor's time zone by their IP address; null if unknown. */
export function zoneOf(c: Context<AppEnv>): string | null {
  const { cf } = c.req.raw
  // A local server sends placeholder data, which names another country.
  return cf?.country === c.var.client.country ? findZone(textOf(cf?.timezone)) : null
}
