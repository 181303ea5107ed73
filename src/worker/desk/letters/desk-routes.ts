import { type Context, Hono } from 'hono'
import { sendingSchema } from '#shared/desk/letters/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { throttle } from '#worker/http/throttle.ts'
import { findDeskLetter } from './desk-letter.ts'
import { sendLetter } from './send.ts'
import { continueLetter, stopLetter } from './stop-and-go.ts'
import { testLetter } from './test-letter.ts'

/** Letters are sent from here; they are written as documents are. */
export const deskLetterRoutes = new Hono<AppEnv>()
  .get(routes.deskLetter.path, sameVersion, async (c) => {
    const letter = await findDeskLetter(c.var, getSignedIn(c), c.req.param('id'))
    if (!letter) return refuseNotFound(c)
    return page(c, 'desk/letter', { ...letter, status: c.var.flash.status })
  })
  .post(
    routes.letterTests.path,
    throttle('letterTest', { field: 'letter', by: 'user' }),
    async (c) => {
      const { outcome } = await testLetter(c.var, getSignedIn(c), c.req.param('id'))
      if (outcome === 'notFound') return refuseNotFound(c)
      return done(c, { status: messages.letters.tested, ownPage: here(c) })
    },
  )
  .post(routes.letterSendings.path, form(sendingSchema), async (c) => {
    const wish = { id: c.req.param('id'), revision: c.req.valid('json').revision }
    const sent = await sendLetter(c.var, getSignedIn(c), wish)
    if (sent.outcome === 'notFound') return refuseNotFound(c)
    if (sent.outcome !== 'sent') return refuseForm(c, refusals[sent.outcome], { ownPage: here(c) })
    return done(c, { status: messages.letters.started, id: sent.id, ownPage: here(c) })
  })
  .post(routes.stopLetter.path, async (c) => {
    const { outcome } = await stopLetter(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    const { sentBefore, stopped } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : stopped, ownPage: here(c) })
  })
  .post(routes.continueLetter.path, async (c) => {
    const { outcome } = await continueLetter(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'withdrawn') return refuseForm(c, refusals[outcome], { ownPage: here(c) })
    const { sentBefore, continued } = messages.letters
    return done(c, { status: outcome === 'finished' ? sentBefore : continued, ownPage: here(c) })
  })

const refusals = {
  'unknown-revision': { revision: [messages.in('revision')] },
  'another-person': { revision: [messages.documents.anotherPerson] },
  'sent-before': { letter: [messages.letters.sentBefore] },
  nobody: { letter: [messages.letters.nobody] },
  withdrawn: { letter: [messages.letters.withdrawn] },
}

/** The page of the letter that a request is about. */
function here(c: Context<AppEnv>): string {
  return routes.deskLetter.href({ id: c.req.param('id') ?? '' })
}
