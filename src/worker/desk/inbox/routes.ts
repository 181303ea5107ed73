import { type Context, Hono } from 'hono'
import { changeSchema, noteSchema, replySchema } from '#shared/desk/inbox/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { passwordConfirmed } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { staff } from '#worker/desk/staff/staff.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { changeThread, eraseThread } from './change-thread.ts'
import { exportInbox } from './export-inbox.ts'
import { findInbox } from './find-inbox.ts'
import { findThread } from './find-thread.ts'
import { addNote, addReply } from './staff-entries.ts'

const [replyForm, noteForm] = [entryForm('reply'), entryForm('note')]

export const inboxRoutes = new Hono<AppEnv>()
  .get(routes.deskInbox.path, sameVersion, async (c) => {
    const inbox = await findInbox(c.var, queryOf(c))
    return page(c, 'desk/inbox', { ...inbox, status: c.var.flash.status })
  })
  .get(routes.deskInboxFile.path, passwordConfirmed, async (c) => {
    const { rows, body } = await exportInbox(c.var, getSignedIn(c))
    return c.body(body, 200, {
      'Content-Type': 'text/csv; charset=UTF-8; header=present',
      'Content-Disposition': 'attachment; filename="inbox.csv"',
      'X-Robots-Tag': 'noindex',
      'X-Total-Rows': String(rows),
    })
  })
  .get(routes.deskThread.path, sameVersion, async (c) => threadPage(c, { query: queryOf(c) }))
  .post(routes.deskReplies.path, form(replySchema, replyForm.refuse), async (c) => {
    const threadId = c.req.param('id')
    const reply = { ...c.req.valid('json'), threadId }
    const result = await addReply(c.var, getSignedIn(c), reply)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'added') return replyCreated(c, result.id, messages.desk.answered)
    return replyForm.refuse(c, { body: [messages.desk.answeredMeanwhile] })
  })
  .post(routes.deskNotes.path, form(noteSchema, noteForm.refuse), async (c) => {
    const threadId = c.req.param('id')
    const result = await addNote(c.var, getSignedIn(c), { ...c.req.valid('json'), threadId })
    if (result.outcome === 'notFound') return refuseNotFound(c)
    return replyCreated(c, result.id, messages.desk.noted)
  })
  .patch(routes.deskThread.path, form(changeSchema), async (c) => {
    const threadId = c.req.param('id')
    const change = { ...c.req.valid('json'), threadId }
    const { outcome } = await changeThread(c.var, getSignedIn(c), change)
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unknown-assignee') {
      return refuseForm(c, { assignee: [messages.in('assignee')] })
    }
    return done(c)
  })
  .delete(routes.deskThread.path, staff('owner'), passwordConfirmed, async (c) => {
    const { outcome } = await eraseThread(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const status = messages.desk.erased
    return done(c, { to: routes.deskInbox.href(), status })
  })

function threadPath(c: Context<AppEnv>): string {
  return routes.deskThread.href({ id: c.req.param('id') ?? '' })
}

interface ThreadPageOptions {
  query: URLSearchParams
  /** The path of the page when it is the reply to a refused form. */
  refusedPath?: string
}

async function threadPage(
  c: Context<AppEnv>,
  { query, refusedPath }: ThreadPageOptions,
): Promise<Response> {
  const thread = await findThread(c.var, c.req.param('id') ?? '')
  if (!thread) return refuseNotFound(c)
  const { reply, note } = c.var.flash.values
  const props = {
    ...thread,
    inbox: () => findInbox(c.var, query),
    typed: { ...(reply !== undefined && { reply }), ...(note !== undefined && { note }) },
    status: c.var.flash.status,
  }
  return page(c, 'desk/thread', props, refusedPath ? { status: 422, path: refusedPath } : {})
}

function replyCreated(c: Context<AppEnv>, id: string, status: string): Promise<Response> {
  return done(c, { status, id, ownPage: threadPath(c) })
}

/** Returns the refusal of a form that shows its old input next to the same list. */
function entryForm(field: 'reply' | 'note') {
  return publicForm({
    ownPage: threadPath,
    oldInput: async (c) => {
      const { body } = await c.req.json()
      return !isInertia(c) && typeof body === 'string' ? { [field]: body } : {}
    },
    show: (c, { location }) => {
      const ownPath = threadPath(c)
      const { pathname, searchParams } = new URL(location, c.var.settings.appUrl)
      const refusedPath = pathname === ownPath ? location : ownPath
      return threadPage(c, { query: searchParams, refusedPath })
    },
  })
}
