import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { deviceName } from './device-name.ts'
import { findSessionRows } from './sessions.ts'

/** Everything the account holds about its owner, as a file; no secret is in it. */
export async function exportData(c: Context<AppEnv>): Promise<Response> {
  const { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt } = getSignedIn(c).user
  const account = { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt }
  const rows = await findSessionRows(c, Number.MAX_SAFE_INTEGER)
  const sessions = rows.map(({ agent, address, country, createdAt, lastSeenAt }) => ({
    device: deviceName(agent),
    userAgent: agent,
    address,
    country,
    signedInAt: createdAt,
    lastSeenAt,
  }))
  c.header('Content-Disposition', 'attachment; filename="my-data.json"')
  return c.json({ exportedAt: new Date(), account, sessions })
}
