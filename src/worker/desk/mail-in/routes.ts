import { type Context, Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv, SignedIn, Work } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { acceptHeldMail, discardHeldMail } from './held-mails.ts'

export const heldMailRoutes = new Hono<AppEnv>()
  .post(routes.acceptHeldMail.path, (c) => settle(c, c.req.param('id'), acceptHeldMail))
  .post(routes.discardHeldMail.path, (c) => settle(c, c.req.param('id'), discardHeldMail))

type Settle = (work: Work, actor: SignedIn, id: string) => ReturnType<typeof acceptHeldMail>

async function settle(c: Context<AppEnv>, id: string, verb: Settle): Promise<Response> {
  const result = await verb(c.var, getSignedIn(c), id)
  if (result.outcome === 'notFound') return refuseNotFound(c)
  const thread = routes.deskThread.href({ id: result.threadId })
  return done(c, { to: thread })
}
