import { Hono } from 'hono'
import { except } from 'hono/combine'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { redirect } from '#worker/http/reply.ts'
import { staff } from './staff.ts'

const [editor, owner] = [staff('editor'), staff('owner')]

/**
 * Guards everything below `/desk` before any route, so that outsiders cannot learn what exists.
 * Invited people have no role yet, and the calendar feed knows its reader by a token. Higher roles
 * come first, so that nobody is asked for a second factor where their role is too low.
 */
export const deskRoutes = new Hono<AppEnv>()
  .use('/desk/*', except(routes.deskFeed.path, signedIn, verified))
  .use('/desk/people/*', owner)
  .use('/desk/invitations/*', owner)
  .use('/desk/log/*', owner)
  .use('/desk/mails/*', owner)
  .use(routes.deskInboxFile.path, owner)
  .use(routes.deskSubscribersFile.path, owner)
  .use(routes.deskSubscriber.path, owner)
  .use(routes.roomContent.path, owner)
  .use('/desk/documents/*', editor)
  .use('/desk/drafts/*', editor)
  .use('/desk/review/*', editor)
  .use('/desk/letters/*', editor)
  .use('/desk/subscribers/*', editor)
  .use('/desk/suppressions/*', editor)
  .use('/desk/statistics/*', editor)
  .use('/desk/media/*', editor)
  .use('/desk/*', except(['/desk/join/*', routes.deskFeed.path], staff('advisor')))
  .get(routes.desk.path, (c) => redirect(c, routes.deskInbox.href()))
