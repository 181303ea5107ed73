import { type Context, Hono } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { saveAndPublish } from '#worker/desk/documents/translations/save-reply.ts'
import {
  findTranslationKey,
  storedDocumentId,
} from '#worker/desk/documents/translations/translation.ts'
import { timeFault } from '#worker/desk/publishing/instant.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { unpublish } from '#worker/desk/publishing/unpublish.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { findDraftToSave } from './find-drafts.ts'
import { publicationTime, replyToPublication } from './publication-reply.ts'
import { saveRevision } from './save.ts'
import { replyToRevision } from './save-reply.ts'

const { documents } = messages

/**
 * Publishes, schedules and unpublishes versions of documents; without a version, the draft of the
 * person. The desk's guard runs first.
 */
export const publicationRoutes = new Hono<AppEnv>()
  .post(routes.documentPublications.path, async (c) => {
    const { revision: revisionId, from: fromInput, locale } = await c.req.json()
    const documentId = await storedDocumentId(c.var.db, c.req.param('id'), locale)
    if (documentId === null) return refuseNotFound(c)
    const from = publicationTime(fromInput)
    const refuse = (errors: Record<string, string[]>) => {
      return refuseForm(c, errors, { ownPage: ownPage(c) })
    }
    if (!from) return refuse({ from: [timeFault('from', fromInput, documents.notATime)] })
    const revision = revisionId ?? ''
    // A draft is published by who names no version, not by who names one wrongly.
    if (typeof revision !== 'string') return refuse({ revision: [messages.string('revision')] })
    if (revision === '') {
      const draft = await findDraftToSave(c.var, getSignedIn(c), documentId)
      if (!draft) return refuse({ revision: [messages.required('revision')] })
      const translation = await findTranslationKey(c.var.db, documentId)
      if (translation)
        return saveAndPublish(c, { ...translation, ...draft, reusesBase: true }, from)
      const result = await saveRevision(c.var, getSignedIn(c), { ...draft, reusesBase: true })
      return replyToRevision(c, result, { documentId, input: draft.input, from })
    }
    const request = { documentId, revisionId: revision, from }
    const result = await publish(c.var, getSignedIn(c), request)
    return replyToPublication(c, result, { from, ownPage: ownPage(c) })
  })
  .post(routes.documentWithdrawals.path, async (c) => {
    const { locale } = await c.req.json()
    const documentId = await storedDocumentId(c.var.db, c.req.param('id'), locale)
    if (documentId === null) return refuseNotFound(c)
    const { outcome } = await unpublish(c.var, getSignedIn(c), documentId)
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unpublished') return done(c, { to: ownPage(c), status: documents.withdrawn })
    if (outcome === 'cancelled') {
      return done(c, { to: ownPage(c), status: documents.scheduleCancelled })
    }
    const message = outcome === 'required' ? documents.isRequired : documents.notPublished
    return refuseForm(c, { document: [message] }, { ownPage: ownPage(c) })
  })

function ownPage(c: Context<AppEnv>): string {
  return routes.deskDocument.href({ id: c.req.param('id') ?? '' })
}
