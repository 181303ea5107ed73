import { createMiddleware } from 'hono/factory'
import { isBlank } from '#shared/fields.ts'
import type { AppEnv } from '../app-env.ts'
import { sent } from './sent.ts'

/** Answers whoever fills in the field that people do not see as if the message had been sent. */
export const honeypot = createMiddleware<AppEnv>(async (c, next) => {
  const { website } = await c.req.json()
  return isBlank(website) ? next() : sent(c)
})
