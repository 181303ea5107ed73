import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { findSessions } from './sessions.ts'

/** Everything the account holds about its owner, as a file; no secret is in it. */
export async function exportData(c: Context<AppEnv>): Promise<Response> {
  const { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt } = getSignedIn(c).user
  const sessions = await findSessions(c)
  const account = { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt }
  c.header('Content-Disposition', 'attachment; filename="my-data.json"')
  return c.json({ exportedAt: new Date(), account, sessions })
}
