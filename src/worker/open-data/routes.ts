import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Downloads, feeds and the calendar. */
export const openDataRoutes = new Hono<AppEnv>()
