import type { Context } from 'hono'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { Unavailable } from '../unavailable.ts'

/**
 * Returns the signed-in user and session, or null; throws Unavailable if the stores do not answer.
 */
export function findSignedIn(c: Context<AppEnv>): SignedIn | null {
  if (c.var.sessionsDown) throw new Unavailable('sessions cannot be read')
  return c.var.signedIn
}

/** Returns the signed-in user and session; throws where the guard `signedIn` is missing. */
export function getSignedIn(c: Context<AppEnv>): SignedIn {
  const signedIn = findSignedIn(c)
  if (!signedIn) throw new Error('Expected the guard signedIn before this')
  return signedIn
}
