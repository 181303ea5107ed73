import { app } from './app.ts'
import { handleMail } from './desk/mail-in/handle-mail.ts'
import { receive } from './http/receive.ts'
import { everyMinute } from './schedule.ts'
import { countArrival } from './security/arrivals.ts'

export default {
  async fetch(request, env, context) {
    countArrival()
    return app.fetch(await receive(request), env, context)
  },
  async scheduled(_controller, env) {
    await everyMinute(env)
  },
  async email(message, env, context) {
    return handleMail(message, env, context)
  },
} satisfies {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>
  scheduled(controller: ScheduledController, env: Env): Promise<void>
  email(message: ForwardableEmailMessage, env: Env, context: ExecutionContext): Promise<unknown>
}
