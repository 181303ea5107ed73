import { and, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import type { UserRow } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { newSession, takeUpSession } from '../http/new-session.ts'
import { newRememberedDevice, writeRememberCookie } from '../http/remembered-device.ts'
import {
  endSurplusSessions,
  hasSameCredentials,
  insertRememberTokenIf,
  insertSessionIf,
} from '../http/sessions.ts'
import { knowDevice } from './device.ts'

interface SignInOptions {
  remember: boolean
  /** Written in one batch before the session: all of it or nothing. */
  before?: BatchItem<'sqlite'>[]
  /** A further condition on the session, after what is written before. */
  condition?: SQL | undefined
}

/**
 * Opens a session for a person in this browser, remembering the device when they asked for it.
 * False when their credentials were changed since they were checked: nothing is opened then.
 */
export async function signIn(
  c: Context<AppEnv>,
  user: UserRow,
  { remember, before = [], condition }: SignInOptions,
): Promise<boolean> {
  const { db } = c.var
  const opened = await newSession(c, user.id)
  const { signInId: familyId } = opened.row
  const expiresAt = new Date(Date.now() + lifetimes.rememberSeconds * 1000)
  const device = remember
    ? await newRememberedDevice(c, { userId: user.id, familyId, expiresAt })
    : null
  const fits = and(hasSameCredentials(user), condition)
  const inserts = [
    insertSessionIf(db, opened.row, fits),
    ...(device ? [insertRememberTokenIf(db, device.row, fits)] : []),
    endSurplusSessions(db, user.id),
  ]
  const results = await db.batch([...before, ...inserts] as unknown as [BatchItem<'sqlite'>])
  const inserted = (results as unknown[])[before.length] as unknown[]
  if (inserted.length === 0) return false
  await takeUpSession(c, opened, user)
  if (device) writeRememberCookie(c, device)
  await knowDevice(c, user)
  await audit(c, 'signed-in', user.id)
  return true
}
