import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { Unavailable } from '../unavailable.ts'
import type { SignedIn } from './sessions.ts'

/** Who is signed in, or null; throws Unavailable when that cannot be known. */
export function findSignedIn(c: Context<AppEnv>): SignedIn | null {
  if (c.var.sessionsDown) throw new Unavailable('sessions cannot be read')
  return c.var.signedIn
}

/** Who is signed in; a bug where the guard `signedIn` does not stand before. */
export function getSignedIn(c: Context<AppEnv>): SignedIn {
  const found = findSignedIn(c)
  if (!found) throw new Error('Expected the guard signedIn before this')
  return found
}
