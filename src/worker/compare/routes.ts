import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Markets side by side. */
export const compareRoutes = new Hono<AppEnv>()
