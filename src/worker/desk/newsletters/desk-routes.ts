import { type Context, Hono } from 'hono'
import { sendingSchema } from '#shared/desk/newsletters/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { findDeskNewsletter } from './find-desk-newsletter.ts'
import { pauseNewsletter, resumeNewsletter } from './pause-sending.ts'
import { sendNewsletter } from './send.ts'
import { sendTestNewsletter } from './send-test.ts'

/** Sends newsletters. They are written as documents. */
export const deskNewsletterRoutes = new Hono<AppEnv>()
  .get(routes.deskLetter.path, sameVersion, async (c) => {
    const letter = await findDeskNewsletter(c.var, getSignedIn(c), c.req.param('id'))
    if (!letter) return refuseNotFound(c)
    return page(c, 'desk/letter', { ...letter, status: c.var.flash.status })
  })
  .post(
    routes.letterTests.path,
    throttle('letterTest', { field: 'letter', by: 'user' }),
    async (c) => {
      const { outcome } = await sendTestNewsletter(c.var, getSignedIn(c), c.req.param('id'))
      if (outcome === 'notFound') return refuseNotFound(c)
      return done(c, { status: messages.letters.tested, ownPage: ownPage(c) })
    },
  )
  .post(routes.letterSendings.path, form(sendingSchema), async (c) => {
    const request = { id: c.req.param('id'), revision: c.req.valid('json').revision }
    const result = await sendNewsletter(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome !== 'sent')
      return refuseForm(c, refusals[result.outcome], { ownPage: ownPage(c) })
    return done(c, { status: messages.letters.started, id: result.id, ownPage: ownPage(c) })
  })
  .post(routes.stopLetter.path, async (c) => {
    const { outcome } = await pauseNewsletter(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const { sentBefore, stopped } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : stopped, ownPage: ownPage(c) })
  })
  .post(routes.continueLetter.path, async (c) => {
    const { outcome } = await resumeNewsletter(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unpublished') return refuseForm(c, refusals[outcome], { ownPage: ownPage(c) })
    const { sentBefore, continued } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : continued, ownPage: ownPage(c) })
  })

const refusals = {
  'unknown-revision': { revision: [messages.in('revision')] },
  'another-person': { revision: [messages.documents.anotherPerson] },
  'sent-before': { letter: [messages.letters.sentBefore] },
  nobody: { letter: [messages.letters.nobody] },
  unpublished: { letter: [messages.letters.withdrawn] },
}

function ownPage(c: Context<AppEnv>): string {
  return routes.deskLetter.href({ id: c.req.param('id') ?? '' })
}
