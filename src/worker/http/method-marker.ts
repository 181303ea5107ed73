import { createMiddleware } from 'hono/factory'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { pathInWords, refuse } from './errors.ts'
import { badRequestOf } from './receive.ts'

/** Refuses a method marker that names no method a form may stand for (405). */
export const methodMarker = (allowedMethods: (path: string) => string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (badRequestOf(c.req.raw) !== 'wrong-marker') return next()
    const allowed = allowedMethods(c.req.path).join(', ')
    const path = pathInWords(c)
    c.header('Allow', allowed)
    return refuse(c, { status: 405, message: messages.refusals.method('POST', path, allowed) })
  })
