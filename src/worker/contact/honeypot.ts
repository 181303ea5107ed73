import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { sent } from './sent.ts'

/** Answers whoever fills in the field that people do not see as if the message had been sent. */
export const honeypot = createMiddleware<AppEnv>(async (c, next) => {
  const { website } = await c.req.json()
  const empty = website === undefined || website === null || website === ''
  return empty ? next() : sent(c)
})
