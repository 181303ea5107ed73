import { and, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import { writeCookie } from '../http/cookies.ts'
import { newRememberToken, newSession, takeUpSession } from '../http/new-session.ts'
import {
  hasSameCredentials,
  insertRememberTokenIf,
  insertSessionIf,
  type UserRow,
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
  const device = remember ? await newRememberToken(user.id) : null
  const fits = and(hasSameCredentials(user), condition)
  const inserts = [
    insertSessionIf(db, opened.row, fits),
    ...(device ? [insertRememberTokenIf(db, device.row, fits)] : []),
  ]
  const results = await db.batch([...before, ...inserts] as unknown as [BatchItem<'sqlite'>])
  const inserted = (results as unknown[])[before.length] as unknown[]
  if (inserted.length === 0) return false
  await takeUpSession(c, opened, user)
  if (device) {
    writeCookie(c, 'remember', { value: device.token, seconds: lifetimes.rememberSeconds })
  }
  await knowDevice(c, user)
  audit(c, 'signed-in', user.id)
  return true
}
