import { type Context, Hono } from 'hono'
import { newThreadSchema } from '#shared/desk/inbox/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { attachmentsOf, fileFieldOf, oldFilesOf } from '#worker/files/form-files.ts'
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
  oldInput: async (c) => {
    if (isInertia(c)) return {}
    const input = await c.req.json()
    return { ...oldInputOf(input, fields), ...oldFilesOf(input) }
  },
  show: (c, { status }) => newThreadPage(c, status),
})

/** Enquiries that staff begin. Before the inbox, for which `new` would be the id of a thread. */
export const newThreadRoutes = new Hono<AppEnv>()
  .get(routes.newThread.path, sameVersion, (c) => newThreadPage(c))
  .post(
    routes.deskInbox.path,
    throttle('beginThread', { field: 'email', by: 'user', refusal: newThreadForm.refuse }),
    bringFiles({ refusal: newThreadForm.refuse }),
    form(newThreadSchema(serviceNames), newThreadForm.refuse),
    async (c) => {
      const { market, product, files, ...input } = c.req.valid('json')
      const found = await attachmentsOf(c, files)
      if ('error' in found) return newThreadForm.refuse(c, { files: [found.error] })
      const subject = findContactSubject(currentEdition(), { market, product })
      const beginning = { ...input, ...subject, attachments: found.attachments }
      const result = await beginThread(c.var, getSignedIn(c), beginning)
      if (result.outcome === 'begun') {
        const { id } = result
        return done(c, { id, status: messages.desk.begun, to: routes.deskThread.href({ id }) })
      }
      if (result.outcome === 'notFound') return refuseNotFound(c)
      return newThreadForm.refuse(c, { files: [messages.files.gone] })
    },
  )

async function newThreadPage(c: Context<AppEnv>, status?: 422 | 503): Promise<Response> {
  const query = queryOf(c)
  const linked = Object.fromEntries(fields.map((field) => [field, onlyValue(query, field)]))
  const props = {
    markets: currentEdition().markets.map(nameOf),
    services: serviceNames(),
    fileField: await fileFieldOf(c),
    oldInput: { ...linked, ...c.var.flash.values },
  }
  return page(c, 'desk/new-thread', props, status ? { status, path: routes.newThread.href() } : {})
}
