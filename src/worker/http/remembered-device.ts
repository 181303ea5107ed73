import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { floodLimits, lifetimes } from '#shared/constants.ts'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { audit } from '../audit.ts'
import { runBatch } from '../db/change.ts'
import { type RememberRow, rememberTokens, type UserRow, users } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { createSignedToken, hashToken, isSignedToken } from '../security/tokens.ts'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { createSession, startSession } from './new-session.ts'
import { floodWait } from './rate-limiters.ts'
import {
  deleteSessionsOfSignIn,
  endSurplusSessions,
  hasSameCredentials,
  insertRememberTokenIf,
  insertSessionIf,
  isRemembered,
} from './sessions.ts'

/** A token of "remember me" as the browser gets it, and as it is stored. */
export interface RememberedDevice {
  token: string
  row: RememberRow
}

// Parallel requests present the same token, which is not a theft yet.
const graceMs = 60_000

/** A device that will be remembered from this sign-in on, or goes on being it. */
export async function createRememberedDevice(
  settings: Settings,
  { userId, familyId, expiresAt }: Pick<RememberRow, 'userId' | 'familyId' | 'expiresAt'>,
): Promise<RememberedDevice> {
  const [key] = settings.keyring('remember')
  const token = await createSignedToken(key)
  const id = await hashToken(token)
  return { token, row: { id, userId, familyId, replacedAt: null, expiresAt } }
}

/** Gives the browser the token of its device. */
export function writeRememberCookie(c: Context<AppEnv>, { token, row }: RememberedDevice): void {
  const remaining = Math.ceil((row.expiresAt.getTime() - Date.now()) / 1000)
  writeCookie(c, 'remember', {
    value: token,
    seconds: Math.min(remaining, lifetimes.rememberSeconds),
  })
}

/**
 * Signs in by a remembered device, whose token is replaced by another. One that was replaced long
 * ago is a copy, here or elsewhere: then the whole device is forgotten and its sessions end.
 */
export async function signInRemembered(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = readCookie(c, 'remember')
  const [key] = c.var.settings.keyring('remember')
  if (!token || !(await isSignedToken(key, token))) return null
  if ((await floodWait(c.var, 'remember', floodLimits.login)) > 0) return null
  const remembered = await findRemembered(c, await hashToken(token))
  if (!remembered) return null
  const { user, device } = remembered
  if (device.replacedAt && Date.now() - device.replacedAt.getTime() > graceMs) {
    await forgetDevice(c, device)
    await audit(c.var, 'remember-token-reused', user.id)
    return null
  }
  return replaceToken(c, user, device)
}

async function findRemembered(c: Context<AppEnv>, id: string) {
  const row = await c.var.db
    .select({ user: users, device: rememberTokens })
    .from(rememberTokens)
    .innerJoin(users, eq(users.id, rememberTokens.userId))
    .where(eq(rememberTokens.id, id))
    .get()
  return row && row.device.expiresAt.getTime() > Date.now() ? row : null
}

/** Opens a session and replaces the token, if nothing was ended or changed meanwhile. */
async function replaceToken(
  c: Context<AppEnv>,
  user: UserRow,
  old: RememberRow,
): Promise<SignedIn | null> {
  const { db } = c.var
  const next = await createRememberedDevice(c.var.settings, old)
  const opened = await createSession(c.var, user.id, {
    signInId: old.familyId,
    endsAt: old.expiresAt,
  })
  const condition = and(hasSameCredentials(user), isRemembered(db, old.id))
  const { inserted } = await runBatch(db, {
    inserted: insertSessionIf(db, opened.row, condition),
    remembered: insertRememberTokenIf(db, next.row, condition),
    replaced: db
      .update(rememberTokens)
      .set({ replacedAt: new Date() })
      .where(and(eq(rememberTokens.id, old.id), isNull(rememberTokens.replacedAt))),
    surplus: endSurplusSessions(db, user.id),
  })
  if (inserted.length === 0) return null
  await audit(c.var, 'signed-in', user.id, { by: 'remembered-device' })
  await startSession(c, opened, user)
  writeRememberCookie(c, next)
  return c.var.signedIn
}

async function forgetDevice(c: Context<AppEnv>, { userId, familyId }: RememberRow): Promise<void> {
  const { db } = c.var
  dropCookie(c, 'remember')
  await db.batch([
    db.delete(rememberTokens).where(eq(rememberTokens.familyId, familyId)),
    deleteSessionsOfSignIn(db, { userId, signInId: familyId }),
  ])
}
