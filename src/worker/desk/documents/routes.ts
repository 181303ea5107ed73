import { type Context, Hono } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { unpublish } from '#worker/desk/publishing/unpublish.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { documentPage, isRowStep, newDocumentPage, refuseDocument } from './document-page.ts'
import { hasDocument } from './find-document.ts'
import { findDocuments } from './find-documents.ts'
import { instantOf, instantText } from './instant.ts'
import { readSlug, requestedKind } from './read-slug.ts'
import { createDocument, saveRevision } from './save.ts'

const publishRefusals = {
  'unknown-revision': messages.in('revision'),
  'another-person': messages.documents.anotherPerson,
  'by-sending': messages.documents.bySending,
  'without-market': messages.documents.withoutMarket,
}

/** The documents that staff write and publish. The desk's guard runs first. */
export const documentsRoutes = new Hono<AppEnv>()
  .get(routes.deskDocuments.path, sameVersion, async (c) =>
    page(c, 'desk/documents', {
      ...(await findDocuments(c.var, queryOf(c))),
      status: c.var.flash.status,
    }),
  )
  .get(routes.newDocument.path, sameVersion, (c) =>
    newDocumentPage(c, requestedKind(onlyValue(queryOf(c), 'kind')) ?? 'note'),
  )
  .get(routes.deskDocument.path, sameVersion, (c) => documentPage(c))
  .post(routes.deskDocuments.path, async (c) => {
    const input = await readInput(c)
    const kind = requestedKind(input.kind)
    if (!kind) return refuseDocument(c, { kind: [messages.in('kind')] }, { input })
    if (isRowStep(c, input)) return refuseDocument(c, {}, { kind, input })
    const { slug, errors: slugErrors } = readSlug(kind, input.slug)
    const request = { kind, slug, slugErrors, input }
    const result = await createDocument(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'refused') return refuseDocument(c, result.errors, { kind, input })
    if (result.outcome === 'slug-taken') {
      return refuseDocument(c, { slug: [messages.documents.slugTaken] }, { kind, input })
    }
    const { id } = result
    return done(c, { to: routes.deskDocument.href({ id }), status: messages.documents.created, id })
  })
  .post(routes.documentRevisions.path, async (c) => {
    const documentId = c.req.param('id')
    if (!(await hasDocument(c.var, documentId))) return refuseNotFound(c)
    const input = await readInput(c)
    if (isRowStep(c, input)) return refuseDocument(c, {}, { input })
    const base = typeof input.base === 'string' ? input.base : ''
    if (base === '') return refuseDocument(c, { base: [messages.required('base')] }, { input })
    const request = { documentId, base, slug: input.slug, input }
    const result = await saveRevision(c.var, getSignedIn(c), request)
    if (result.outcome === 'saved')
      return done(c, { to: ownPage(c), status: messages.documents.revised, id: result.id })
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'refused') return refuseDocument(c, result.errors, { input })
    if (result.outcome === 'other-slug') {
      const { slugFixed, slugStays } = messages.documents
      const message = result.wasPublished ? slugFixed : slugStays
      return refuseDocument(c, { slug: [message] }, { input })
    }
    return refuseDocument(c, { base: [messages.documents.changedMeanwhile] }, { input })
  })
  .post(routes.documentPublications.path, async (c) => {
    const documentId = c.req.param('id')
    if (!(await hasDocument(c.var, documentId))) return refuseNotFound(c)
    const { revision: revisionId, from: fromInput } = await readInput(c)
    const from = instantOf(fromInput)
    const refuse = (errors: Record<string, string[]>) => {
      return refuseForm(c, errors, { ownPage: ownPage(c) })
    }
    if (from === undefined) return refuse({ from: [messages.documents.notATime] })
    if (typeof revisionId !== 'string' || revisionId === '') {
      return refuse({ revision: [messages.required('revision')] })
    }
    const request = { documentId, revisionId, from: from ?? new Date() }
    const result = await publish(c.var, getSignedIn(c), request)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'published')
      return done(c, { to: ownPage(c), status: messages.documents.published, id: result.id })
    if (result.outcome === 'cancelled')
      return done(c, { to: ownPage(c), status: messages.documents.shownStays, id: result.id })
    if (result.outcome === 'scheduled') {
      return done(c, {
        to: ownPage(c),
        status: messages.documents.scheduled(instantText(request.from)),
        id: result.id,
      })
    }
    return refuse({ revision: [publishRefusals[result.outcome]] })
  })
  .post(routes.documentWithdrawals.path, async (c) => {
    const { outcome } = await unpublish(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'unpublished')
      return done(c, { to: ownPage(c), status: messages.documents.withdrawn })
    if (outcome === 'cancelled')
      return done(c, { to: ownPage(c), status: messages.documents.scheduleCancelled })
    return refuseForm(c, { document: [messages.documents.notPublished] }, { ownPage: ownPage(c) })
  })

/** Returns the parsed body, which is an object for every content type. */
async function readInput(c: Context<AppEnv>): Promise<DocumentFields> {
  return c.req.json()
}

function ownPage(c: Context<AppEnv>): string {
  return routes.deskDocument.href({ id: c.req.param('id') ?? '' })
}
