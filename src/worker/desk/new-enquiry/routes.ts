import { type Context, Hono } from 'hono'
import { newThreadSchema } from '#shared/desk/inbox/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { serviceNames } from '#worker/knowledge/services.ts'
import { findContactSubject } from '#worker/site/contact/find-contact-subject.ts'
import { beginThread } from './begin-thread.ts'

const fields = ['name', 'email', 'company', 'service', 'body', 'market', 'product']

const newThreadForm = publicForm({
  ownPage: () => routes.newThread.href(),
  oldInput: async (c) => (isInertia(c) ? {} : oldInputOf(await c.req.json(), fields)),
  show: (c, { status }) => newThreadPage(c, status),
})

/** Enquiries that staff begin. Before the inbox, for which `new` would be the id of a thread. */
export const newThreadRoutes = new Hono<AppEnv>()
  .get(routes.newThread.path, sameVersion, (c) => newThreadPage(c))
  .post(
    routes.deskInbox.path,
    throttle('beginThread', { field: 'email', by: 'user', refusal: newThreadForm.refuse }),
    form(newThreadSchema(serviceNames), newThreadForm.refuse),
    async (c) => {
      const { market, product, ...input } = c.req.valid('json')
      const subject = findContactSubject(currentEdition(), { market, product })
      const result = await beginThread(c.var, getSignedIn(c), { ...input, ...subject })
      if (result.outcome === 'notFound') return refuseNotFound(c)
      const { id } = result
      return done(c, { id, status: messages.desk.begun, to: routes.deskThread.href({ id }) })
    },
  )

function newThreadPage(c: Context<AppEnv>, status?: 422 | 503): Promise<Response> {
  const query = queryOf(c)
  const linked = Object.fromEntries(fields.map((field) => [field, onlyValue(query, field)]))
  const props = {
    markets: currentEdition().markets.map(nameOf),
    services: serviceNames(),
    oldInput: { ...linked, ...c.var.flash.values },
  }
  return page(c, 'desk/new-thread', props, status ? { status, path: routes.newThread.href() } : {})
}
