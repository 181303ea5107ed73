import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/** Starts the delivery of mails that a request wrote, once its reply is on its way. */
export const startDelivery = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.var.mails.written) return
  c.var.afterReply(async () => {
    const { deliverNow } = await import('./deliver.ts')
    await deliverNow(c.var)
  })
})
