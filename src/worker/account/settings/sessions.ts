import { and, desc, eq, gt } from 'drizzle-orm'
import type { SessionSummary } from '#shared/account/settings/props.ts'
import { maxSessions } from '#shared/constants.ts'
import { checkOwnPassword } from '#worker/account/auth/authenticate.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { type SessionRow, sessions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deviceName } from '#worker/http/device-name.ts'
import type { Guessed } from '#worker/http/guess-guard.ts'
import {
  deleteOtherSessionsIf,
  deleteRememberTokensIf,
  deleteSessionsOfSignIn,
} from '#worker/http/sessions.ts'

/** Returns the live sessions of the signed-in person: the current one, then by last use. */
export async function findSessions(
  db: Database,
  actor: SignedIn,
  limit = maxSessions,
): Promise<SessionSummary[]> {
  const rows = await findSessionRows(db, actor, maxSessions)
  // A remembered device may have opened several sessions; its owner sees one sign-in.
  const isFirst = ({ signInId }: SessionRow, index: number) =>
    rows.findIndex((row) => row.signInId === signInId) === index
  return rows
    .filter(isFirst)
    .slice(0, limit)
    .map((row) => ({
      id: row.signInId,
      device: deviceName(row.agent),
      country: row.country,
      city: row.city,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === actor.session.id,
    }))
}

/** Returns the live sessions with all their columns, for the data export. */
export async function findSessionRows(
  db: Database,
  { session, user }: SignedIn,
  limit: number,
): Promise<SessionRow[]> {
  const isLive = and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date()))
  const isThis = eq(sessions.id, session.id)
  return db
    .select()
    .from(sessions)
    .where(isLive)
    .orderBy(desc(isThis), desc(sessions.lastSeenAt))
    .limit(limit)
}

/** Ends the sessions of one sign-in, and forgets all remembered devices. */
export async function endSession(work: Work, { user }: SignedIn, signInId: string): Promise<void> {
  await work.db.batch([
    deleteSessionsOfSignIn(work.db, { userId: user.id, signInId }),
    deleteRememberTokensIf(work.db, user.id),
  ])
  await audit(work, 'sessions-ended', user.id)
}

/** Ends all other sessions and forgets all remembered devices, if the password is right. */
export async function endOtherSessions(
  work: Work,
  { session, user }: SignedIn,
  password: string,
): Promise<Guessed<true>> {
  const check = await checkOwnPassword(work, user, { kind: 'current-password', password })
  if (check.outcome !== 'right') return check
  await work.db.batch([
    deleteOtherSessionsIf(work.db, session),
    deleteRememberTokensIf(work.db, user.id),
  ])
  await audit(work, 'sessions-ended', user.id)
  return check
}
