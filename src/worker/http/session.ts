import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { dropCookie, hasSessionCookie, readCookie } from './cookies.ts'
import { isInBackground } from './request.ts'

/** Provides `c.var.signedIn`; a store that fails is remembered, and never taken for a guest. */
export const session = createMiddleware<AppEnv>((c, next) => {
  c.set('signedIn', null)
  c.set('sessionsDown', false)
  // Visitors, who are most, need none of the code that looks sessions up.
  return hasSessionCookie(c) ? resume(c).then(next) : next()
})

async function resume(c: Context<AppEnv>): Promise<void> {
  try {
    const { resumeSession } = await import('./resume-session.ts')
    c.set('signedIn', await resumeSession(c))
    const isDead = !c.var.signedIn && readCookie(c, 'session')
    if (isDead && !isInBackground(c)) dropCookie(c, 'session')
  } catch (error) {
    log('session-store-failed', { error: describeError(error) })
    c.set('sessionsDown', true)
  }
}
