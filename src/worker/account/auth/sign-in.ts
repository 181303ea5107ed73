import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import type { SignInMethod } from '#shared/account/pages.ts'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  codeFactor,
  rememberTokens,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '#worker/db/schema.ts'
import { writePublicCookie } from '#worker/http/cookies.ts'
import { createSession, type NewSession, startSession } from '#worker/http/new-session.ts'
import {
  createRememberedDevice,
  type RememberedDevice,
  writeRememberCookie,
} from '#worker/http/remembered-device.ts'
import {
  deleteSessionsOfSignIn,
  endSurplusSessions,
  hasSameCredentials,
  insertRememberTokenIf,
  insertSessionIf,
} from '#worker/http/sessions.ts'
import { hashToken } from '#worker/security/tokens.ts'
import { rememberAccount } from './known-device.ts'

/** A sign-in that stands in the stores; the browser has yet to be given its cookies. */
export interface SignIn {
  user: UserRow
  session: NewSession
  /** There when the device is to be remembered. */
  device: RememberedDevice | null
}

interface SignInOptions {
  remember: boolean
  /** Written in one batch before the session: all of it or nothing. */
  before?: BatchItem<'sqlite'>[]
  /** A further condition on the session, after what is written before. */
  condition?: SQL | undefined
  /** By which the person has proved who it is, besides the password or in its place. */
  secondFactor?: string
  /** Whether the password was given for it a moment ago. */
  byPassword?: boolean
}

/**
 * Opens a session for a person, and remembers the device when they asked for it. Null when their
 * credentials were changed since they were checked: nothing is opened then.
 */
export async function createSignIn(
  work: Work,
  user: UserRow,
  { remember, before = [], condition, secondFactor, byPassword = false }: SignInOptions,
): Promise<SignIn | null> {
  const { db, settings } = work
  const session = await createSession(work, user.id, {
    ...(secondFactor && { secondFactor }),
    ...(byPassword && { passwordSignInAt: new Date() }),
  })
  const { signInId: familyId } = session.row
  const expiresAt = new Date(Date.now() + lifetimes.rememberSeconds * 1000)
  const device = remember
    ? await createRememberedDevice(settings, { userId: user.id, familyId, expiresAt })
    : null
  const opened = and(eq(users.id, user.id), hasRow(db, sessions, eq(sessions.id, session.row.id)))
  const { inserted } = await runBatch(db, {
    before,
    inserted: insertSessionIf(db, session.row, and(hasSameCredentials(user), condition)),
    device: device && insertRememberTokenIf(db, device.row, opened),
    surplus: endSurplusSessions(db, user.id),
  })
  if (inserted.length === 0) return null
  await audit(work, 'signed-in', user.id, { by: wayOf(session.row) })
  return { user, session, device }
}

function wayOf({ secondFactor }: Pick<SessionRow, 'secondFactor'>) {
  if (secondFactor === null) return 'password'
  return secondFactor === codeFactor ? 'code' : 'passkey'
}

/** Signs this browser in, and lets it remember by what. */
export async function startSignIn(
  c: Context<AppEnv>,
  { user, session, device }: SignIn,
): Promise<void> {
  await startSession(c, session, user)
  if (device) writeRememberCookie(c, device)
  const value: SignInMethod = wayOf(session.row) === 'passkey' ? 'passkey' : 'password'
  writePublicCookie(c, 'last_method', { value, seconds: lifetimes.lastMethodSeconds })
  await rememberAccount(c, user.id)
}

/** Ends a session and its device's remembering; other devices stay signed in. */
export async function endSignIn(
  work: Work,
  { session, user }: SignedIn,
  rememberToken: string | undefined,
): Promise<void> {
  const { db } = work
  const { id, familyId } = rememberTokens
  const shown = eq(id, await hashToken(rememberToken ?? ''))
  // All of this device: other tokens may have replaced the one that it shows, and opened sessions.
  const family = db.select({ familyId }).from(rememberTokens).where(shown)
  await db.batch([
    db.delete(rememberTokens).where(or(eq(familyId, session.signInId), inArray(familyId, family))),
    deleteSessionsOfSignIn(db, session),
  ])
  await audit(work, 'signed-out', user.id)
}
