import { type Context, Hono } from 'hono'
import {
  bulkSchema,
  changeSchema,
  linkSchema,
  mergeSchema,
  noteSchema,
  replySchema,
} from '#shared/desk/inbox/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { passwordConfirmed } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { staff } from '#worker/desk/staff/staff.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { attachmentsOf, fileFieldOf, oldFilesOf } from '#worker/files/form-files.ts'
import { fileOriginOf } from '#worker/files/owner.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { storeFlash } from '#worker/http/flash.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { defer } from '#worker/http/props.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { backLocation, done, redirect, reply } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { officeMomentText } from '#worker/knowledge/office.ts'
import { changeThreads } from './change-threads.ts'
import { eraseThread } from './erase-thread.ts'
import { exportInbox } from './export-inbox.ts'
import { findDossier } from './find-dossier.ts'
import { findInbox } from './find-inbox.ts'
import { findThread, hasThread } from './find-thread.ts'
import { linkThreads, unlinkThreads } from './link-threads.ts'
import { findMergedInto, mergeThreads } from './merge-threads.ts'
import { readSnoozeTime } from './snooze-time.ts'
import { addNote, addReply } from './staff-entries.ts'
import { undoReply } from './undo-reply.ts'

const ownPage = routes.deskInbox.href()
// Must match the error bag that the list reads.
const bulkBag = 'bulk'
const [replyForm, noteForm] = [entryForm('reply'), entryForm('note')]
const bringReplyFiles = bringFiles({ refusal: replyForm.refuse })

export const inboxRoutes = new Hono<AppEnv>()
  .get(routes.deskInbox.path, sameVersion, async (c) => {
    const inbox = await findInbox(c.var, getSignedIn(c), queryOf(c))
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
  .post(
    routes.deskReplies.path,
    bringReplyFiles,
    form(replySchema, replyForm.refuse),
    async (c) => {
      const threadId = c.req.param('id')
      const { next, files, ...fields } = c.req.valid('json')
      const found = await attachmentsOf(c, files, threadId)
      if ('error' in found) return replyForm.refuse(c, { files: [found.error] })
      const { attachments } = found
      const reply = { ...fields, threadId, attachments }
      const result = await addReply(c.var, getSignedIn(c), reply)
      if (result.outcome === 'notFound') return refuseNotFound(c)
      if (result.outcome === 'added') {
        const to = await nextThread(c, next)
        return done(c, { id: result.id, status: messages.desk.answered, ...to })
      }
      if (result.outcome === 'filesGone') {
        return replyForm.refuse(c, { files: [messages.files.gone] })
      }
      return replyForm.refuse(c, { body: [messages.desk.answeredMeanwhile] })
    },
  )
  .post(routes.undoReply.path, async (c) => {
    const { id: threadId, reply } = c.req.param()
    const { owner } = await fileOriginOf(c)
    const result = await undoReply(c.var, getSignedIn(c), { threadId, id: reply, owner })
    if (result.outcome === 'undone') return showUndone(c, result)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    return refuseForm(c, { reply: [messages.desk.replyGone] }, { ownPage: threadPath(c) })
  })
  .post(routes.deskNotes.path, form(noteSchema, noteForm.refuse), async (c) => {
    const threadId = c.req.param('id')
    const result = await addNote(c.var, getSignedIn(c), { ...c.req.valid('json'), threadId })
    if (result.outcome === 'notFound') return refuseNotFound(c)
    return done(c, { id: result.id, status: messages.desk.noted, ownPage: threadPath(c) })
  })
  .patch(routes.deskThread.path, form(changeSchema), async (c) => {
    const { next, ...change } = c.req.valid('json')
    const ids = [c.req.param('id')]
    const { outcome } = await changeThreads(c.var, getSignedIn(c), { ...change, ids })
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unknown-assignee') {
      return refuseForm(c, { assignee: [messages.in('assignee')] })
    }
    return done(c, await nextThread(c, change.status === 'done' ? next : ''))
  })
  .post(routes.bulkThreads.path, form(bulkSchema, { ownPage, bag: bulkBag }), async (c) => {
    const change = c.req.valid('json')
    const { outcome } = await changeThreads(c.var, getSignedIn(c), change)
    if (outcome === 'changed') {
      return done(c, { status: messages.desk.changedMany(change.ids.length), ownPage })
    }
    const isMissing = outcome === 'notFound'
    const field = isMissing ? 'ids' : 'assignee'
    const message = isMissing ? messages.desk.threadsMissing : messages.in('assignee')
    return refuseForm(c, { [field]: [message] }, { ownPage, bag: bulkBag })
  })
  .post(routes.snoozeThread.path, async (c) => {
    const time = readSnoozeTime((await c.req.json()).until, new Date())
    const refusal = { ownPage: threadPath(c) }
    if ('error' in time) return refuseForm(c, { until: [time.error] }, refusal)
    const { until } = time
    const change = { ids: [c.req.param('id')], status: 'snoozed', until } as const
    const { outcome } = await changeThreads(c.var, getSignedIn(c), change)
    if (outcome !== 'changed') return refuseNotFound(c)
    return done(c, { status: messages.desk.snoozed(officeMomentText(until)), ...refusal })
  })
  .post(routes.threadMerges.path, form(mergeSchema), async (c) => {
    const { into } = c.req.valid('json')
    const { outcome } = await mergeThreads(c.var, getSignedIn(c), { id: c.req.param('id'), into })
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome !== 'merged') {
      return refuseForm(c, { into: [mergeErrors[outcome]] }, { ownPage: threadPath(c) })
    }
    const to = routes.deskThread.href({ id: into })
    return done(c, { to, status: messages.desk.merged })
  })
  .post(routes.threadLinks.path, form(linkSchema), async (c) => {
    const { to } = c.req.valid('json')
    const link = { id: c.req.param('id'), to }
    const result = await linkThreads(c.var, getSignedIn(c), link)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome !== 'linked') {
      return refuseForm(c, { to: [linkErrors[result.outcome]] }, { ownPage: threadPath(c) })
    }
    const { id } = result
    return done(c, { id, status: messages.desk.linked, ownPage: threadPath(c) })
  })
  .delete(routes.threadLink.path, async (c) => {
    const { outcome } = await unlinkThreads(c.var, getSignedIn(c), c.req.param())
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.desk.unlinked, ownPage: threadPath(c) })
  })
  .delete(routes.deskThread.path, staff('owner'), passwordConfirmed, async (c) => {
    const { outcome } = await eraseThread(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const status = messages.desk.erased
    return done(c, { to: routes.deskInbox.href(), status })
  })

const mergeErrors = {
  same: messages.desk.mergeSame,
  otherNotFound: messages.desk.mergeUnknown,
  'other-address': messages.desk.mergeOtherAddress,
}

const linkErrors = {
  same: messages.desk.linkSame,
  otherNotFound: messages.desk.linkUnknown,
}

function threadPath(c: Context<AppEnv>): string {
  return routes.deskThread.href({ id: c.req.param('id') ?? '' })
}

interface ThreadPageOptions {
  query: URLSearchParams
  /** The path of the page when it is the reply to a form, with its status. */
  path?: string
  status?: 200 | 422
}

async function threadPage(
  c: Context<AppEnv>,
  { query, path, status = 200 }: ThreadPageOptions,
): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const thread = await findThread(c.var, id)
  if (!thread) {
    const mergedInto = await findMergedInto(c.var.db, id)
    return mergedInto ? redirect(c, routes.deskThread.href({ id: mergedInto })) : refuseNotFound(c)
  }
  const { note } = c.var.flash.values
  const saved = thread.savedReplies.find(({ id }) => id === onlyValue(queryOf(c), 'saved'))
  const oldReply = c.var.flash.values.reply ?? saved?.body
  const edition = currentEdition()
  const dossierMarket = onlyValue(queryOf(c), 'dossier') || (thread.thread.market?.slug ?? '')
  const props = {
    ...thread,
    inbox: () => findInbox(c.var, getSignedIn(c), query),
    dossier: defer(() => findDossier(edition, dossierMarket)),
    oldInput: {
      ...(oldReply !== undefined && { reply: oldReply }),
      ...(note !== undefined && { note }),
    },
    fileField: await fileFieldOf(c),
    status: c.var.flash.status,
  }
  // A reply waits until it cannot be taken back any more; its page then starts the delivery.
  if (thread.entries.some(({ delivery }) => delivery === 'waiting')) c.var.mails.written = true
  return page(c, 'desk/thread', props, path ? { status, path } : {})
}

/** Shows the thread with the text in the form again, at once if it does not fit into a cookie. */
function showUndone(
  c: Context<AppEnv>,
  { body, files }: { body: string; files: string[] },
): Promise<Response> {
  const values = { reply: body, ...oldFilesOf({ files }) }
  const flash = { status: messages.desk.replyUndone, values }
  return reply(c, {
    json: () => c.body(null, 204),
    page: async () => {
      const beside = listBeside(c, backLocation(c, threadPath(c)))
      if (await storeFlash(c, flash)) return redirect(c, beside.path)
      c.set('flash', { ...c.var.flash, ...flash })
      return threadPage(c, { ...beside, status: 200 })
    },
  })
}

/** Returns the thread's path and the query of its list, by the page that a form was sent from. */
function listBeside(c: Context<AppEnv>, location: string) {
  const { pathname, searchParams } = new URL(location, c.var.settings.appUrl)
  const ownPath = threadPath(c)
  return { query: searchParams, path: pathname === ownPath ? location : ownPath }
}

/** Returns the next page: that of another thread beside the same list, if there is such a one. */
async function nextThread(c: Context<AppEnv>, id: string) {
  const { search } = new URL(backLocation(c, threadPath(c)), c.var.settings.appUrl)
  const isThread = id !== '' && (await hasThread(c.var.db, id))
  return isThread ? { to: routes.deskThread.href({ id }) + search } : { ownPage: threadPath(c) }
}

/** Returns the refusal of a form that shows its old input next to the same list. */
function entryForm(field: 'reply' | 'note') {
  return publicForm({
    ownPage: threadPath,
    oldInput: async (c) => {
      const input = await c.req.json()
      if (isInertia(c) || typeof input.body !== 'string') return {}
      return { [field]: input.body, ...(field === 'reply' && oldFilesOf(input)) }
    },
    show: (c, { location }) => threadPage(c, { ...listBeside(c, location), status: 422 }),
  })
}
