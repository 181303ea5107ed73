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

/** The live sessions of the signed-in person: this one, then the last used first. */
export async function findSessions(
  db: Database,
  actor: SignedIn,
  limit = maxSessions,
): Promise<SessionSummary[]> {
  const rows = await findSessionRows(db, actor, maxSessions)
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
      city: row.city,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === actor.session.id,
    }))
}

/** The same with all that is stored of each: for their owner's file, not for a page. */
export async function findSessionRows(
  db: Database,
  { session, user }: SignedIn,
  limit: number,
): Promise<SessionRow[]> {
  const live = and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date()))
  const isThis = eq(sessions.id, session.id)
  return db
    .select()
    .from(sessions)
    .where(live)
    .orderBy(desc(isThis), desc(sessions.lastSeenAt))
    .limit(limit)
}

/** Ends the sessions of one sign-in; the devices that sign in by themselves are forgotten with it. */
export async function endSession(work: Work, { user }: SignedIn, signInId: string): Promise<void> {
  await work.db.batch([
    deleteSessionsOfSignIn(work.db, { userId: user.id, signInId }),
    deleteRememberTokensIf(work.db, user.id),
  ])
  await audit(work, 'sessions-ended', user.id)
}

/** Ends every other session and forgets every remembered device, once the password is right. */
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
