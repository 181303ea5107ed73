import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { dropCookie, hasSessionCookie, readCookie } from './cookies.ts'
import { isInBackground } from './request.ts'

/** Provides `c.var.signedIn`; a store that fails is remembered, and never taken for a guest. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  c.set('signedIn', null)
  c.set('sessionsDown', false)
  try {
    c.set('signedIn', await findResumed(c))
    const isDead = !c.var.signedIn && readCookie(c, 'session')
    if (isDead && !isInBackground(c)) dropCookie(c, 'session')
  } catch (error) {
    log('session-store-failed', { error: describeError(error) })
    c.set('sessionsDown', true)
  }
  await next()
})

/** Visitors, who are most, need none of the code that looks sessions up. */
async function findResumed(c: Context<AppEnv>): Promise<SignedIn | null> {
  if (!hasSessionCookie(c)) return null
  const { resumeSession } = await import('./resume-session.ts')
  return resumeSession(c)
}
