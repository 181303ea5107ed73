import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { enquiryMessageSchema } from '#shared/account/enquiries/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { signedIn, verified } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { throttle } from '#worker/http/throttle.ts'
import { findEnquiry, findEnquiryPage, hasEnquiry } from './find-enquiries.ts'
import { writeOn } from './write-on.ts'

/** Lets only those pass whose verified address the thread has; for others it does not exist. */
const own = createMiddleware<AppEnv>(async (c, next) =>
  (await hasEnquiry(c.var.db, addressOf(c), idOf(c))) ? next() : refuseNotFound(c),
)

const messageForm = publicForm({ oldInput: typedBody, ownPage, show: showEnquiry })

/** What a member wrote to the firm: read here, and written on. */
export const enquiriesRoutes = new Hono<AppEnv>()
  .get(routes.enquiries.path, signedIn, verified, sameVersion, async (c) => {
    const found = await findEnquiryPage(c.var.db, addressOf(c), requestedPage(queryOf(c)))
    return page(c, 'enquiries/index', { ...found, now: new Date().toISOString() })
  })
  .get(routes.enquiry.path, signedIn, verified, sameVersion, (c) => showEnquiry(c))
  .post(
    routes.enquiryMessages.path,
    signedIn,
    verified,
    own,
    throttle('enquiry', { field: 'body', by: 'user', refusal: messageForm.refuse }),
    form(enquiryMessageSchema, messageForm.refuse),
    async (c) => {
      const { body } = c.req.valid('json')
      const written = await writeOn(c.var, addressOf(c), { id: idOf(c), body })
      if (written.outcome === 'notFound') return refuseNotFound(c)
      if (written.outcome === 'full') return messageForm.fail(c, 'body', messages.contact.full)
      const { id } = written
      return done(c, { status: messages.enquiries.sent, id, ownPage: ownPage(c) })
    },
  )

/** The address whose threads are one's own: the guard `verified` stands before. */
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
  const found = await findEnquiry({ db, appName: settings.appName }, addressOf(c), idOf(c))
  if (!found) return refuseNotFound(c)
  const props = { ...found, status: flash.status, now: new Date().toISOString() }
  return page(c, 'enquiries/show', props, { ...(status && { status }) })
}

/** The page client keeps what was typed; for the browser's own form it comes back. */
async function typedBody(c: Context<AppEnv>): Promise<Record<string, string>> {
  return isInertia(c) ? {} : oldInputOf(await c.req.json(), ['body'])
}
