import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** The ledger of rules and each of its entries. */
export const rulesRoutes = new Hono<AppEnv>()
