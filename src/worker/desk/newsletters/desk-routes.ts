import { type Context, Hono } from 'hono'
import { sendingSchema } from '#shared/desk/newsletters/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { instantOf, instantText } from '#worker/desk/publishing/instant.ts'
import { unpublish } from '#worker/desk/publishing/unpublish.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findDeskNewsletter } from './find-desk-newsletter.ts'
import { isScheduledNewsletter, pauseNewsletter, resumeNewsletter } from './pause-sending.ts'
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
    const { revision, market, from } = c.req.valid('json')
    const refuse = (errors: Record<string, string[]>) =>
      refuseForm(c, errors, { ownPage: ownPage(c) })
    if (market && !currentEdition().findMarket(market)) {
      return refuse({ market: [messages.in('market')] })
    }
    const time = instantOf(from)
    if (time === undefined) return refuse({ from: [messages.documents.notATime] })
    const id = c.req.param('id')
    const request = { id, revision, market: market || null, from: time ?? new Date() }
    const result = await sendNewsletter(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (!('id' in result)) return refuse(refusals()[result.outcome])
    const { started, scheduled } = messages.letters
    const status = result.outcome === 'scheduled' && time ? scheduled(instantText(time)) : started
    return done(c, { status, id: result.id, ownPage: ownPage(c) })
  })
  .post(routes.stopLetter.path, async (c) => {
    const id = c.req.param('id')
    if (await isScheduledNewsletter(c.var.db, id)) {
      await unpublish(c.var, getSignedIn(c), id)
      return done(c, { status: messages.letters.cancelled, ownPage: ownPage(c) })
    }
    const { outcome } = await pauseNewsletter(c.var, getSignedIn(c), id)
    if (outcome === 'notFound') return refuseNotFound(c)
    const { sentBefore, stopped } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : stopped, ownPage: ownPage(c) })
  })
  .post(routes.continueLetter.path, async (c) => {
    const { outcome } = await resumeNewsletter(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unpublished')
      return refuseForm(c, refusals()[outcome], { ownPage: ownPage(c) })
    const { sentBefore, continued } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : continued, ownPage: ownPage(c) })
  })

const refusals = () => ({
  'unknown-revision': { revision: [messages.in('revision')] },
  'another-person': { revision: [messages.documents.anotherPerson] },
  'sent-before': { letter: [messages.letters.sentBefore] },
  nobody: { letter: [messages.letters.nobody] },
  unpublished: { letter: [messages.letters.withdrawn] },
})

function ownPage(c: Context<AppEnv>): string {
  return routes.deskLetter.href({ id: c.req.param('id') ?? '' })
}
