import { createMiddleware } from 'hono/factory'
import type { AppEnv, Work } from '../app-env.ts'

/** Starts the delivery of mails that a request wrote, once its reply is on its way. */
export const startDelivery = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.var.mails.written) c.var.afterReply(() => deliver(c.var))
})

/** Starts the delivery of a mail that is due in some seconds, which else would wait for the cron. */
export function deliverIn(work: Work, seconds: number): void {
  work.afterReply(async () => {
    await scheduler.wait(seconds * 1000)
    await deliver(work)
  })
}

async function deliver(work: Pick<Work, 'db' | 'settings'>): Promise<void> {
  const { deliverNow } = await import('./deliver.ts')
  await deliverNow(work)
}
