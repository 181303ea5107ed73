import { type Context, Hono } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { withdraw } from '#worker/desk/publishing/withdraw.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { documentPage, newDocumentPage, pressesRowStep, refuseDocument } from './document-page.ts'
import { hasDocument } from './find-document.ts'
import { findDocuments } from './find-documents.ts'
import { instantOf, instantText } from './instant.ts'
import { createDocument, revise } from './save.ts'
import { readSlug, requestedKind } from './sent.ts'

const sayings = messages.documents

/** Why a revision is not published, by the outcome that says so. */
const notToPublish = {
  'unknown-revision': messages.in('revision'),
  'another-person': sayings.anotherPerson,
  'by-sending': sayings.bySending,
  'without-market': sayings.withoutMarket,
}

/** What the firm writes and publishes; behind the guard of the desk. */
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
    const sent = await sentFields(c)
    const kind = requestedKind(sent.kind)
    if (!kind) return refuseDocument(c, { kind: [messages.in('kind')] }, { sent })
    if (pressesRowStep(c, sent)) return refuseDocument(c, {}, { kind, sent })
    const { slug, errors: slugErrors } = readSlug(kind, sent.slug)
    const wish = { kind, slug, slugErrors, input: sent }
    const stored = await createDocument(c.var, getSignedIn(c), wish)
    if (stored.outcome === 'notFound') return refuseNotFound(c)
    if (stored.outcome === 'refused') return refuseDocument(c, stored.errors, { kind, sent })
    if (stored.outcome === 'taken') {
      return refuseDocument(c, { slug: [sayings.slugTaken] }, { kind, sent })
    }
    const { id } = stored
    return done(c, { to: routes.deskDocument.href({ id }), status: sayings.created, id })
  })
  .post(routes.documentRevisions.path, async (c) => {
    const documentId = c.req.param('id')
    if (!(await hasDocument(c.var, documentId))) return refuseNotFound(c)
    const sent = await sentFields(c)
    if (pressesRowStep(c, sent)) return refuseDocument(c, {}, { sent })
    const base = typeof sent.base === 'string' ? sent.base : ''
    if (base === '') return refuseDocument(c, { base: [messages.required('base')] }, { sent })
    const wish = { documentId, base, slug: sent.slug, input: sent }
    const stored = await revise(c.var, getSignedIn(c), wish)
    if (stored.outcome === 'stored')
      return done(c, { to: ownPage(c), status: sayings.revised, id: stored.id })
    if (stored.outcome === 'notFound') return refuseNotFound(c)
    if (stored.outcome === 'refused') return refuseDocument(c, stored.errors, { sent })
    if (stored.outcome === 'other-slug') {
      const { slugFixed, slugStays } = sayings
      const message = stored.wasPublished ? slugFixed : slugStays
      return refuseDocument(c, { slug: [message] }, { sent })
    }
    return refuseDocument(c, { base: [sayings.changedMeanwhile] }, { sent })
  })
  .post(routes.documentPublications.path, async (c) => {
    const documentId = c.req.param('id')
    if (!(await hasDocument(c.var, documentId))) return refuseNotFound(c)
    const { revision: revisionId, from: typed } = await sentFields(c)
    const from = instantOf(typed)
    const refused = (errors: Record<string, string[]>) => {
      return refuseForm(c, errors, { ownPage: ownPage(c) })
    }
    if (from === undefined) return refused({ from: [sayings.notATime] })
    if (typeof revisionId !== 'string' || revisionId === '') {
      return refused({ revision: [messages.required('revision')] })
    }
    const wish = { documentId, revisionId, from: from ?? new Date() }
    const published = await publish(c.var, getSignedIn(c), wish)
    if (published.outcome === 'notFound') return refuseNotFound(c)
    if (published.outcome === 'published')
      return done(c, { to: ownPage(c), status: sayings.published, id: published.id })
    if (published.outcome === 'cancelled')
      return done(c, { to: ownPage(c), status: sayings.shownStays, id: published.id })
    if (published.outcome === 'scheduled') {
      return done(c, {
        to: ownPage(c),
        status: sayings.scheduled(instantText(wish.from)),
        id: published.id,
      })
    }
    return refused({ revision: [notToPublish[published.outcome]] })
  })
  .post(routes.documentWithdrawals.path, async (c) => {
    const { outcome } = await withdraw(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'withdrawn') return done(c, { to: ownPage(c), status: sayings.withdrawn })
    if (outcome === 'cancelled')
      return done(c, { to: ownPage(c), status: sayings.scheduleCancelled })
    return refuseForm(c, { document: [sayings.notPublished] }, { ownPage: ownPage(c) })
  })

/** What was sent: an object, whatever the type of the body. */
async function sentFields(c: Context<AppEnv>): Promise<DocumentFields> {
  return c.req.json()
}

function ownPage(c: Context<AppEnv>): string {
  return routes.deskDocument.href({ id: c.req.param('id') ?? '' })
}
