import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { rememberTokens, sessions } from '../db/schema.ts'
import { writeCookie } from '../http/cookies.ts'
import { newRememberToken, newSession, takeUpSession } from '../http/new-session.ts'
import type { UserRow } from '../http/sessions.ts'
import { knowDevice } from './device.ts'

interface SignInOptions {
  remember: boolean
  /** Written in one batch before the session: all of it or nothing. */
  before?: BatchItem<'sqlite'>[]
}

/** Opens a session for a person in this browser, remembering the device when they asked for it. */
export async function signIn(
  c: Context<AppEnv>,
  user: UserRow,
  { remember, before = [] }: SignInOptions,
): Promise<void> {
  const { db } = c.var
  const opened = await newSession(c, user.id)
  const device = remember ? await newRememberToken(user.id) : null
  await db.batch([
    ...before,
    db.insert(sessions).values(opened.row),
    ...(device ? [db.insert(rememberTokens).values(device.row)] : []),
  ] as [BatchItem<'sqlite'>])
  await takeUpSession(c, opened, user)
  if (device) {
    writeCookie(c, 'remember', { value: device.token, seconds: lifetimes.rememberSeconds })
  }
  await knowDevice(c, user.email)
}
