import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** The search over everything that is published. */
export const searchRoutes = new Hono<AppEnv>()
