import type { Context } from 'hono'
import { sessionRefreshSeconds } from '#shared/constants.ts'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { hashToken, isSignedToken } from '../security/tokens.ts'
import { readCookie } from './cookies.ts'
import type { NewSession } from './new-session.ts'
import { signInRemembered } from './remembered-device.ts'
import {
  extendSession,
  findSession,
  hasSessionRecord,
  writeSessionCookie,
  writeSessionRecord,
} from './sessions.ts'

// KV may not show a new record everywhere at once; for so long the row alone is believed.
const kvDelayMs = 120_000

/** Returns the session and the person that the cookies of a request stand for; null if they do not. */
export async function resumeSession(c: Context<AppEnv>): Promise<SignedIn | null> {
  return (await resume(c)) ?? (await signInRemembered(c))
}

async function resume(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = readCookie(c, 'session')
  const [key] = c.var.settings.keyring('session')
  if (!token || !(await isSignedToken(key, token))) return null
  const id = await hashToken(token)
  const [recorded, stored] = await Promise.all([
    hasSessionRecord(c.var.kv, id),
    findSession(c.var.db, id),
  ])
  if (!stored) return null
  const age = Date.now() - stored.session.lastSeenAt.getTime()
  if (!recorded && age > kvDelayMs) return null
  if (age > sessionRefreshSeconds * 1000) refresh(c, { token, row: stored.session })
  return stored
}

function refresh(c: Context<AppEnv>, { token, row }: NewSession): void {
  writeSessionCookie(c, token)
  const written = Promise.all([extendSession(c.var.db, row), writeSessionRecord(c.var.kv, row)])
  const settled = written.catch((error) =>
    log('session-not-refreshed', { error: describeError(error) }),
  )
  // Begun at once: the list of sessions says when this one was used last.
  c.var.afterReply(() => settled)
}
