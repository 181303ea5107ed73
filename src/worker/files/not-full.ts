import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hourlyCap } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { currentCounter, isUsedUp } from '../db/counters.ts'
import { unreadFilesOf } from '../http/receive.ts'

/**
 * Refuses a form whose files are not read yet if no message is taken in this hour: else they would be
 * stored for nothing.
 */
export function notFull(key: string, refuse: (c: Context<AppEnv>) => Promise<Response>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!unreadFilesOf(c.req.raw)) return next()
    return (await isUsedUp(c.var.db, currentCounter(key, hourlyCap))) ? refuse(c) : next()
  })
}
