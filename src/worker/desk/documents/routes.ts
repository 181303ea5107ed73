import { type Context, Hono } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { saveTranslatedText } from '#worker/desk/documents/translations/save-reply.ts'
import {
  findTranslationKey,
  requestedLocale,
  requestedTranslation,
} from '#worker/desk/documents/translations/translation.ts'
import {
  redirectToTranslation,
  translationPage,
} from '#worker/desk/documents/translations/translation-page.ts'
import { timeFault } from '#worker/desk/publishing/instant.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { deleteDocument } from './delete-document.ts'
import { documentPage, isRowStep, newDocumentPage, refuseDocument } from './document-page.ts'
import { hasDocument } from './find-document.ts'
import { findDocuments } from './find-documents.ts'
import { requestedTime } from './publication-reply.ts'
import { creatableKind, readSlug, requestedKind } from './read-slug.ts'
import { createDocument, saveRevision } from './save.ts'
import { finishSaving, replyToRevision } from './save-reply.ts'

const { documents } = messages

/** The documents that staff write and publish. The desk's guard runs first. */
export const documentsRoutes = new Hono<AppEnv>()
  .get(routes.deskDocuments.path, sameVersion, async (c) =>
    page(c, 'desk/documents', {
      ...(await findDocuments(c.var, getSignedIn(c), queryOf(c))),
      takesPictures: c.var.bucket !== null,
      status: c.var.flash.status,
    }),
  )
  .get(routes.newDocument.path, sameVersion, (c) =>
    newDocumentPage(c, creatableKind(onlyValue(queryOf(c), 'kind'))),
  )
  .get(routes.deskDocument.path, sameVersion, async (c) => {
    const locale = requestedLocale(onlyValue(queryOf(c), 'locale'))
    const originalId = c.req.param('id')
    if (locale === undefined) return refuseNotFound(c)
    if (locale) return translationPage(c, { originalId, locale })
    const translation = await findTranslationKey(c.var.db, originalId)
    return translation ? redirectToTranslation(c, translation) : documentPage(c)
  })
  .post(routes.deskDocuments.path, async (c) => {
    const input = await readInput(c)
    const kind = requestedKind(input.kind)
    if (!kind) return refuseDocument(c, { kind: [messages.in('kind')] }, { input })
    if (isRowStep(c, input)) return refuseDocument(c, {}, { kind, input })
    const from = requestedTime(input)
    if (from === undefined)
      return refuseDocument(
        c,
        { from: [timeFault('from', input.from, documents.notATime)] },
        { kind, input },
      )
    const { slug, errors: slugErrors } = readSlug(kind, input.slug)
    const request = { kind, slug, slugErrors, input }
    const result = await createDocument(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'refused') return refuseDocument(c, result.errors, { kind, input })
    if (result.outcome === 'slug-taken') {
      return refuseDocument(c, { slug: [documents.slugTaken] }, { kind, input })
    }
    const { id, revisionId } = result
    return finishSaving(c, { documentId: id, revisionId, id, from, status: documents.created })
  })
  .post(routes.documentRevisions.path, async (c) => {
    const documentId = c.req.param('id')
    if (!(await hasDocument(c.var, documentId))) return refuseNotFound(c)
    const input = await readInput(c)
    const translation = await requestedTranslation(c.var.db, documentId, input.locale)
    if (translation === undefined) return refuseForm(c, { locale: [messages.in('locale')] })
    if (translation) return saveTranslatedText(c, translation, input)
    if (isRowStep(c, input)) return refuseDocument(c, {}, { input })
    const base = input.base ?? ''
    if (typeof base !== 'string')
      return refuseDocument(c, { base: [messages.string('base')] }, { input })
    if (base === '') return refuseDocument(c, { base: [messages.required('base')] }, { input })
    const from = requestedTime(input)
    if (from === undefined) return refuseDocument(c, { from: [documents.notATime] }, { input })
    const request = { documentId, base, slug: input.slug, input, reusesBase: from !== null }
    const result = await saveRevision(c.var, getSignedIn(c), request)
    return replyToRevision(c, result, { documentId, input, from })
  })
  .delete(routes.deskDocument.path, async (c) => {
    const id = c.req.param('id')
    const { outcome } = await deleteDocument(c.var, getSignedIn(c), id)
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'was-published') {
      const ownPage = routes.deskDocument.href({ id })
      return refuseForm(c, { document: [documents.staysInHistory] }, { ownPage })
    }
    return done(c, { to: routes.deskDocuments.href(), status: documents.deleted })
  })

/** Returns the parsed body, which is an object for every content type. */
async function readInput(c: Context<AppEnv>): Promise<DocumentFields> {
  return c.req.json()
}
