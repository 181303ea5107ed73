import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findHealth } from './health.ts'

/** The route that tells monitors whether the product works. */
export const healthRoutes = new Hono<AppEnv>().get(routes.health.path, async (c) => {
  const health = await findHealth(c.env, c.var)
  return c.json(health, health.status === 'down' ? 503 : 200)
})
