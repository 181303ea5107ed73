import { type Context, Hono } from 'hono'
import { savedReplySchema } from '#shared/desk/inbox/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  selectSavedReplies,
} from './saved-replies.ts'

const ownPage = routes.savedReplies.href()

const newReplyForm = form(savedReplySchema, {
  ownPage,
  oldInput: (body) => oldInputOf(body, ['title', 'body']),
})

// Each reply has a form of its own, whose errors are in a bag of its id.
const changedReplyForm = form(savedReplySchema, (c, errors) =>
  refuseForm(c, errors, { ownPage, bag: idOf(c) }),
)

export const savedReplyRoutes = new Hono<AppEnv>()
  .get(routes.savedReplies.path, sameVersion, async (c) => {
    const replies = await selectSavedReplies(c.var.db)
    return page(c, 'desk/saved-replies', { replies, status: c.var.flash.status })
  })
  .post(routes.savedReplies.path, newReplyForm, async (c) => {
    const result = await addSavedReply(c.var, getSignedIn(c), c.req.valid('json'))
    if (result.outcome === 'added') {
      return done(c, { status: messages.desk.replySaved, id: result.id, ownPage })
    }
    if (result.outcome === 'notFound') return refuseNotFound(c)
    return refuseForm(c, { title: [messages.desk.savedRepliesFull] }, { ownPage })
  })
  .patch(routes.savedReply.path, changedReplyForm, async (c) => {
    const change = { ...c.req.valid('json'), id: idOf(c) }
    const { outcome } = await changeSavedReply(c.var, getSignedIn(c), change)
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.desk.replyChanged, ownPage })
  })
  .delete(routes.savedReply.path, async (c) => {
    const { outcome } = await deleteSavedReply(c.var, getSignedIn(c), idOf(c))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.desk.replyDeleted, ownPage })
  })

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id') ?? ''
}
