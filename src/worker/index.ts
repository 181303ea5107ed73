import { getPath } from 'hono/utils/url'
import { localised } from '#shared/routes.ts'
import { appFor } from './app.ts'
import type { Bindings } from './app-env.ts'
import { discardUnread, receive } from './http/receive.ts'
import { isChange } from './http/request.ts'
import { inLocale } from './locale.ts'
import { withOwnAddress } from './own-address.ts'
import { countArrival } from './security/arrivals.ts'

export default {
  async fetch(request, env, context) {
    countArrival()
    const { locale, path } = localised(getPath(request))
    // Outside of the language: what a feature reads while it loads would be in that of its first request.
    const app = await appFor(path)
    const ownEnv = withOwnAddress(env, request.url)
    return inLocale(locale, async () => {
      if (!isChange(request.method)) return app.fetch(request, ownEnv, context)
      const received = await receive(request, { hasFiles: env.FILES !== undefined })
      const response = await app.fetch(received, ownEnv, context)
      await discardUnread(received)
      return response
    })
  },
  async scheduled(_controller, env) {
    const { everyMinute } = await import('./schedule.ts')
    await everyMinute(withOwnAddress(env))
  },
  async email(message, env, context) {
    const { handleMail } = await import('./desk/mail-in/handle-mail.ts')
    return handleMail(message, withOwnAddress(env), context)
  },
} satisfies {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>
  scheduled(controller: ScheduledController, env: Bindings): Promise<void>
  email(
    message: ForwardableEmailMessage,
    env: Bindings,
    context: ExecutionContext,
  ): Promise<unknown>
}
