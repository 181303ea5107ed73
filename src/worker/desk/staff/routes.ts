import { Hono } from 'hono'
import { except } from 'hono/combine'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { redirect } from '#worker/http/reply.ts'
import { staff } from './staff.ts'

const [editor, owner] = [staff('editor'), staff('owner')]

/**
 * The guard of everything below `/desk`, whatever the method: it stands before the routes of all
 * features, so that outsiders learn nothing of what is there. Who comes by an invitation has no role
 * yet. What asks for more stands first: whose role is too low is not asked for a second factor.
 */
export const deskRoutes = new Hono<AppEnv>()
  .use('/desk/*', signedIn, verified)
  .use('/desk/people/*', owner)
  .use('/desk/invitations/*', owner)
  .use('/desk/log/*', owner)
  .use('/desk/mails/*', owner)
  .use(routes.deskInboxFile.path, owner)
  .use('/desk/documents/*', editor)
  .use('/desk/drafts/*', editor)
  .use('/desk/letters/*', editor)
  .use('/desk/*', except('/desk/join/*', staff('advisor')))
  .get(routes.desk.path, (c) => redirect(c, routes.deskInbox.href()))
