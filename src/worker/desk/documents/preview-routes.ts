import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { draftPreviewLimit } from '#shared/desk/constants.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import { offeredLocale, originalLocale } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Work } from '#worker/app-env.ts'
import { storedDocumentId } from '#worker/desk/documents/translations/translation.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { invalid, refuseForm } from '#worker/http/form.ts'
import { page, type ScreenProps, sameVersion } from '#worker/http/page.ts'
import { namedValue, onlyValue, queryOf } from '#worker/http/query.ts'
import { userFloodWait } from '#worker/http/rate-limiters.ts'
import { done, redirect, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { loadTranslations } from '#worker/knowledge/load-translations.ts'
import { inLocale } from '#worker/locale.ts'
import { type DocumentRevision, findRevision, findSharedRevision } from './find-revision.ts'
import type { PreviewScreen } from './kinds/kind.ts'
import { kinds } from './kinds/registry.ts'
import { previewDraft } from './preview-draft.ts'
import { createPreviewLink, deletePreviewLink } from './preview-links.ts'
import { readDraftSlug, requestedKind } from './read-slug.ts'
import { findSources } from './sources.ts'
import { withPicturesOf } from './with-pictures.ts'

/** Limits previews, which each pause in typing requests, without asking a database. */
const limitDraftPreviews = createMiddleware<AppEnv>(async (c, next) => {
  const { id } = getSignedIn(c).user
  const seconds = await userFloodWait(c.var, 'draft-preview', id, draftPreviewLimit)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'kind', seconds })
})

export const previewRoutes = new Hono<AppEnv>()
  .get(routes.documentPreview.path, sameVersion, async (c) => {
    const query = queryOf(c)
    const revisionId = namedValue(query, 'revision')
    const language = onlyValue(query, 'locale')
    const documentId = await storedDocumentId(c.var.db, c.req.param('id'), language)
    const revision = documentId && (await findRevision(c.var, documentId, revisionId))
    if (!revision) return refuseNotFound(c)
    return showPreview(c, revision, routes.deskDocument.href({ id: revision.documentId }))
  })
  .post(routes.documentPreviews.path, async (c) => {
    const { revision: revisionId, locale } = await c.req.json()
    const id = await storedDocumentId(c.var.db, c.req.param('id'), locale)
    const newest = id && (await findRevision(c.var, id))
    if (!newest) return refuseNotFound(c)
    const revision = isEmpty(revisionId)
      ? newest
      : await findRequestedRevision(c.var, id, revisionId)
    const ownPage = routes.deskDocument.href({ id })
    if (!revision) return refuseForm(c, { revision: [messages.in('revision')] }, { ownPage })
    const link = await createPreviewLink(c.var, getSignedIn(c), revision)
    if (link.outcome === 'notFound') return refuseNotFound(c)
    const { url } = link
    const flash = { status: messages.documents.linked, previewUrl: url }
    return reply(c, {
      page: () => redirect(c, ownPage, flash),
      json: () => c.json({ url }, 201),
    })
  })
  .delete(routes.sharedPreview.path, async (c) => {
    const { id: documentId, preview: id } = c.req.param()
    const { outcome } = await deletePreviewLink(c.var, getSignedIn(c), { documentId, id })
    if (outcome === 'notFound') return refuseNotFound(c)
    const ownPage = routes.deskDocument.href({ id: documentId })
    return done(c, { to: ownPage, status: messages.documents.unlinked })
  })
  .post(routes.draftPreview.path, limitDraftPreviews, async (c) => {
    const input = await c.req.json()
    const kind = requestedKind(input.kind)
    if (!kind) return invalid(c, { kind: [messages.in('kind')] })
    return c.json(await previewDraft(c.var, { kind, slug: readDraftSlug(kind, input.slug), input }))
  })
  .get(routes.preview.path, sameVersion, async (c) => {
    const revision = await findSharedRevision(c.var, c.req.param('token'))
    return revision ? showPreview(c, revision, null) : refuseNotFound(c)
  })

function isEmpty(revisionId: unknown): boolean {
  return revisionId === undefined || revisionId === null || revisionId === ''
}

/** Returns the revision that a request names; null if the id is no text. */
async function findRequestedRevision(
  work: Pick<Work, 'db'>,
  documentId: string,
  revisionId: unknown,
): Promise<DocumentRevision | null> {
  return typeof revisionId === 'string' ? findRevision(work, documentId, revisionId) : null
}

/** Renders the public page of a revision with a notice that it is a preview. */
async function showPreview(
  c: Context<AppEnv>,
  document: DocumentRevision,
  editHref: string | null,
): Promise<Response> {
  const { kind, slug, id: revision, fields, number, state } = document
  // There are no screens in a language that is not offered.
  const locale = offeredLocale(document.locale ?? originalLocale)
  const sources = [...(await findSources(c.var.db)).values()]
  return inLocale(locale, async () => {
    await loadTranslations(c.var, locale)
    const edition = await withPicturesOf(c.var, currentEdition(), fields)
    const context = { edition, sources, origin: c.var.settings.appUrl }
    const screen = kinds[kind].fill(fields).preview({ ...context, slug, revision })
    const title = titleOfFields(kind, fields)
    return showScreen(c, screen, { kind, title, revision: number, state, editHref })
  })
}

function showScreen(
  c: Context<AppEnv>,
  { component, props }: PreviewScreen,
  preview: object,
): Promise<Response> {
  return page(c, component, { ...props, preview } as ScreenProps<typeof component>)
}
