import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { cameAsJson } from './receive.ts'

/** Takes a body of any other type than JSON as empty input. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  // What hono keeps of a body is typed as the methods that read it.
  if (!cameAsJson(c.req.raw)) c.req.bodyCache = { text: Promise.resolve('{}') as never }
  await next()
})
