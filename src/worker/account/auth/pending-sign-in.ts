import { and, eq, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { asSelection } from '#worker/db/conditions.ts'
import { spentSignIns, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { dropCookie, readCookie, writeCookie } from '#worker/http/cookies.ts'
import { seal, unseal } from '#worker/security/sealed.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { findUser } from './users.ts'

/** A sign-in with a correct password that still needs its second factor. */
export interface PendingSignIn {
  id: string
  userId: string
  /** `users.credentialsVersion` at that time; any change invalidates the sign-in. */
  version: number
  remember: boolean
}

/** Stores a sign-in that needs a second factor in this browser's cookie. */
export async function startPendingSignIn(
  c: Context<AppEnv>,
  { id: userId, credentialsVersion: version }: UserRow,
  remember: boolean,
): Promise<void> {
  const pending: PendingSignIn = { id: randomToken(16), userId, version, remember }
  const [key] = c.var.settings.keyring('pending')
  const seconds = lifetimes.pendingSignInSeconds
  writeCookie(c, 'pending', { value: await seal(key, pending, seconds), seconds })
}

/** Returns this browser's pending sign-in and its user; null if expired, invalidated or used. */
export async function findPendingSignIn(
  c: Context<AppEnv>,
): Promise<{ pending: PendingSignIn; user: UserRow } | null> {
  const sealed = readCookie(c, 'pending')
  if (!sealed) return null
  const keys = c.var.settings.keyring('pending')
  const pending = (await unseal(keys, sealed)) as PendingSignIn | null
  if (!pending) return null
  const [user, spent] = await Promise.all([
    findUser(c.var.db, pending.userId),
    c.var.db.select().from(spentSignIns).where(eq(spentSignIns.id, pending.id)).get(),
  ])
  const isValid = user?.twoFactorConfirmedAt && user.credentialsVersion === pending.version
  return isValid && !spent ? { pending, user } : null
}

/** Marks a pending sign-in as used; fails its batch if it was used before. */
export function spendPendingSignInIf(
  db: Database,
  { id, userId }: PendingSignIn,
  condition: SQL | undefined,
) {
  const expiresAt = new Date(Date.now() + lifetimes.pendingSignInSeconds * 1000)
  const row = asSelection(spentSignIns, { id, expiresAt })
  return db.insert(spentSignIns).select(
    db
      .select(row)
      .from(users)
      .where(and(eq(users.id, userId), condition)),
  )
}

export function dropPendingSignIn(c: Context<AppEnv>): void {
  dropCookie(c, 'pending')
}
