import { Hono } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { findReview } from './find-review.ts'
import { recordCheck } from './record-check.ts'

const ownPage = routes.deskReview.href()
const { documents } = messages

const refusals = {
  outdated: documents.changedMeanwhile,
  'not-live': documents.notLive,
  'by-sending': documents.bySending,
  'without-market': documents.withoutMarket,
  'without-original': documents.withoutOriginal,
}

/** The list of documents to review, and checks. The desk's guard runs first. */
export const reviewRoutes = new Hono<AppEnv>()
  .get(routes.deskReview.path, sameVersion, async (c) =>
    page(c, 'desk/review', {
      ...(await findReview(c.var, getSignedIn(c), queryOf(c))),
      status: c.var.flash.status,
    }),
  )
  .post(routes.documentChecks.path, async (c) => {
    const { revision } = await c.req.json()
    const base = typeof revision === 'string' && revision !== '' ? revision : null
    const request = { documentId: c.req.param('id'), base }
    const result = await recordCheck(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'published' || result.outcome === 'saved') {
      const status = result.outcome === 'saved' ? documents.checkSaved : documents.checked
      return done(c, { status, id: result.id, ownPage })
    }
    return refuseForm(c, { revision: [refusals[result.outcome]] }, { ownPage })
  })
