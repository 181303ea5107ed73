import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { enquiryMessageSchema } from '#shared/account/enquiries/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { signedLinkToken } from '#worker/desk/bookings/link-token.ts'
import { messageCounter } from '#worker/desk/inbox/add-message.ts'
import { findMergedInto } from '#worker/desk/inbox/merge-threads.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { attachmentsOf, fileFieldOf, oldFilesOf } from '#worker/files/form-files.ts'
import { notFull } from '#worker/files/not-full.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { done, redirect } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { addEnquiryMessage } from './add-enquiry-message.ts'
import { findEnquiry, findEnquiryPage, hasComingBooking, hasEnquiry } from './find-enquiries.ts'

/** Lets only the enquiry's owner pass; others get the same reply as for an unknown enquiry. */
const ownEnquiry = createMiddleware<AppEnv>(async (c, next) =>
  (await hasEnquiry(c.var.db, addressOf(c), idOf(c))) ? next() : refuseMissing(c),
)

/** Leads to the enquiry that the missing one was merged into, if that is theirs too. */
async function refuseMissing(c: Context<AppEnv>): Promise<Response> {
  const mergedInto = await findMergedInto(c.var.db, idOf(c))
  if (!mergedInto || !(await hasEnquiry(c.var.db, addressOf(c), mergedInto))) {
    return refuseNotFound(c)
  }
  return redirect(c, routes.enquiry.href({ id: mergedInto }))
}

const messageForm = publicForm({ oldInput, ownPage, show: showEnquiry })

export const enquiriesRoutes = new Hono<AppEnv>()
  .get(routes.enquiries.path, signedIn, verified, sameVersion, async (c) => {
    const enquiries = await findEnquiryPage(c.var.db, addressOf(c), requestedPage(queryOf(c)))
    return page(c, 'enquiries/index', { ...enquiries, now: new Date().toISOString() })
  })
  .get(routes.enquiry.path, signedIn, verified, sameVersion, (c) => showEnquiry(c))
  // The page itself has no token, which whoever sees it could use for ever.
  .get(routes.enquiryBooking.path, signedIn, verified, async (c) => {
    const booking = c.req.param('booking')
    const isOwn = await hasComingBooking(c.var.db, addressOf(c), { thread: idOf(c), booking })
    if (!isOwn) return refuseNotFound(c)
    const token = await signedLinkToken(c.var.settings, booking)
    return redirect(c, routes.booking.href({ token }))
  })
  .post(
    routes.enquiryMessages.path,
    signedIn,
    verified,
    ownEnquiry,
    notFull(messageCounter, refuseFull),
    bringFiles({ refusal: messageForm.refuse }),
    throttle('enquiry', { field: 'body', by: 'user', refusal: messageForm.refuse }),
    form(enquiryMessageSchema, messageForm.refuse),
    async (c) => {
      const { body, files } = c.req.valid('json')
      const found = await attachmentsOf(c, files, idOf(c))
      if ('error' in found) return messageForm.refuse(c, { files: [found.error] })
      const { attachments } = found
      const message = { id: idOf(c), body, attachments }
      const result = await addEnquiryMessage(c.var, addressOf(c), message)
      if (result.outcome === 'filesGone') {
        return messageForm.refuse(c, { files: [messages.files.gone] })
      }
      if (result.outcome === 'notFound') return refuseNotFound(c)
      if (result.outcome === 'full') {
        return refuseFull(c)
      }
      const { id } = result
      return done(c, { status: messages.enquiries.sent, id, ownPage: ownPage(c) })
    },
  )

function refuseFull(c: Context<AppEnv>): Promise<Response> {
  return messageForm.fail(c, 'body', messages.contact.full(c.var.settings.firm.email))
}

/** Returns the address that enquiries are looked up by; the guard `verified` must come first. */
function addressOf(c: Context<AppEnv>): string {
  return getSignedIn(c).user.email
}

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id') ?? ''
}

function ownPage(c: Context<AppEnv>): string {
  return routes.enquiry.href({ id: idOf(c) })
}

async function showEnquiry(
  c: Context<AppEnv>,
  { status }: { status?: 422 | 503 } = {},
): Promise<Response> {
  const { db, settings, flash } = c.var
  const enquiry = await findEnquiry({ db, appName: settings.appName }, getSignedIn(c).user, idOf(c))
  if (!enquiry) return refuseMissing(c)
  const fileField = await fileFieldOf(c)
  const props = { ...enquiry, fileField, status: flash.status, now: new Date().toISOString() }
  return page(c, 'enquiries/show', props, { ...(status && { status }) })
}

/** Returns the old input for a plain browser form; the page client keeps its own. */
async function oldInput(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (isInertia(c)) return {}
  const input = await c.req.json()
  return { ...oldInputOf(input, ['body']), ...oldFilesOf(input) }
}
