import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { maxSessions } from '#shared/constants.ts'
import type { SessionSummary } from '#shared/pages.ts'
import type { AppEnv } from '../app-env.ts'
import { type SessionRow, sessions } from '../db/schema.ts'
import { getSignedIn } from '../http/sessions.ts'
import { deviceName } from './device-name.ts'

/** The live sessions of the signed-in person: this one, then the last used first. */
export async function findSessions(
  c: Context<AppEnv>,
  limit = maxSessions,
): Promise<SessionSummary[]> {
  const { session } = getSignedIn(c)
  const rows = await findSessionRows(c, maxSessions)
  // A remembered device may have opened several: to its owner it is one sign-in.
  const isFirst = ({ signInId }: SessionRow, at: number) =>
    rows.findIndex((row) => row.signInId === signInId) === at
  return rows
    .filter(isFirst)
    .slice(0, limit)
    .map((row) => ({
      id: row.signInId,
      device: deviceName(row.agent),
      country: row.country,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === session.id,
    }))
}

/** The same with all that is stored of each: for their owner's file, not for a page. */
export async function findSessionRows(c: Context<AppEnv>, limit: number): Promise<SessionRow[]> {
  const { session, user } = getSignedIn(c)
  const live = and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date()))
  const isThis = eq(sessions.id, session.id)
  return c.var.db
    .select()
    .from(sessions)
    .where(live)
    .orderBy(desc(isThis), desc(sessions.lastSeenAt))
    .limit(limit)
}
