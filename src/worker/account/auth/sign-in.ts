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

/** A stored session whose cookies the browser does not have yet. */
export interface SignIn {
  user: UserRow
  session: NewSession
  /** Null unless the device is to be remembered. */
  device: RememberedDevice | null
}

interface SignInOptions {
  remember: boolean
  /** Statements that run before the session is inserted, in the same batch. */
  before?: BatchItem<'sqlite'>[]
  /** A further condition for the session, checked after the statements in `before`. */
  condition?: SQL | undefined
  /** The second factor that was used, in addition to or instead of the password. */
  secondFactor?: string
  /** True if the password was entered for this sign-in. */
  byPassword?: boolean
}

/** Creates a session and, if requested, a remembered device; null if credentials have changed. */
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
  const hasSession = and(
    eq(users.id, user.id),
    hasRow(db, sessions, eq(sessions.id, session.row.id)),
  )
  const { inserted } = await runBatch(db, {
    before,
    inserted: insertSessionIf(db, session.row, and(hasSameCredentials(user), condition)),
    device: device && insertRememberTokenIf(db, device.row, hasSession),
    surplus: endSurplusSessions(db, user.id),
  })
  if (inserted.length === 0) return null
  await audit(work, 'signed-in', user.id, { by: methodOf(session.row) })
  return { user, session, device }
}

function methodOf({ secondFactor }: Pick<SessionRow, 'secondFactor'>) {
  if (secondFactor === null) return 'password'
  return secondFactor === codeFactor ? 'code' : 'passkey'
}

/** Sets the cookies of a sign-in, including the one for the last method used. */
export async function startSignIn(
  c: Context<AppEnv>,
  { user, session, device }: SignIn,
): Promise<void> {
  await startSession(c, session, user)
  if (device) writeRememberCookie(c, device)
  const value: SignInMethod = methodOf(session.row) === 'passkey' ? 'passkey' : 'password'
  writePublicCookie(c, 'last_method', { value, seconds: lifetimes.lastMethodSeconds })
  await rememberAccount(c, user.id)
}

/** Ends a session and forgets its remembered device; other devices stay signed in. */
export async function endSignIn(
  work: Work,
  { session, user }: SignedIn,
  rememberToken: string | undefined,
): Promise<void> {
  const { db } = work
  const { id, familyId } = rememberTokens
  const isPresented = eq(id, await hashToken(rememberToken ?? ''))
  // Deletes the whole family: newer tokens of this device may have opened sessions of their own.
  const family = db.select({ familyId }).from(rememberTokens).where(isPresented)
  await db.batch([
    db.delete(rememberTokens).where(or(eq(familyId, session.signInId), inArray(familyId, family))),
    deleteSessionsOfSignIn(db, session),
  ])
  await audit(work, 'signed-out', user.id)
}
