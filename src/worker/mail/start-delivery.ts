import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { deliverOutbox } from './deliver.ts'

/** Starts the delivery of mails that a request wrote, once its reply is on its way. */
export const startDelivery = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.var.mailQueued) c.executionCtx.waitUntil(deliverOutbox(c.var))
})
