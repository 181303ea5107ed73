import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { draftPreviewLimit } from '#shared/desk/constants.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Work } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { invalid, refuseForm } from '#worker/http/form.ts'
import { page, type ScreenProps, sameVersion } from '#worker/http/page.ts'
import { namedValue, queryOf } from '#worker/http/query.ts'
import { userFloodWait } from '#worker/http/rate-limiters.ts'
import { done, redirect, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { previewDraft } from './draft.ts'
import type { PreviewScreen } from './kinds/kind.ts'
import { kinds } from './kinds/registry.ts'
import { endPreview, sharePreview } from './preview-links.ts'
import { type FoundRevision, findByToken, findRevision } from './previews.ts'
import { readDraftSlug, requestedKind } from './sent.ts'
import { findSources } from './sources.ts'

/** Each pause while typing asks once: counted by the platform alone, which costs no store. */
const inModeration = createMiddleware<AppEnv>(async (c, next) => {
  const { id } = getSignedIn(c).user
  const seconds = await userFloodWait(c.var, 'draft-preview', id, draftPreviewLimit)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'kind', seconds })
})

/** Documents as readers would see them: at the desk, by a link, and while they are typed. */
export const previewRoutes = new Hono<AppEnv>()
  .get(routes.documentPreview.path, sameVersion, async (c) => {
    const asked = namedValue(queryOf(c), 'revision')
    const found = await findRevision(c.var, c.req.param('id'), asked)
    if (!found) return refuseNotFound(c)
    return showPreview(c, found, routes.deskDocument.href({ id: found.documentId }))
  })
  .post(routes.documentPreviews.path, async (c) => {
    const id = c.req.param('id')
    const newest = await findRevision(c.var, id)
    if (!newest) return refuseNotFound(c)
    const { revision: asked } = await c.req.json()
    const found = isNothing(asked) ? newest : await findNamed(c.var, id, asked)
    const ownPage = routes.deskDocument.href({ id })
    if (!found) return refuseForm(c, { revision: [messages.in('revision')] }, { ownPage })
    const shared = await sharePreview(c.var, getSignedIn(c), found)
    if (shared.outcome === 'notFound') return refuseNotFound(c)
    const { url } = shared
    const left = { status: messages.documents.linked, previewUrl: url }
    return reply(c, {
      page: () => redirect(c, ownPage, left),
      json: () => c.json({ url }, 201),
    })
  })
  .delete(routes.sharedPreview.path, async (c) => {
    const { id: documentId, preview: id } = c.req.param()
    const { outcome } = await endPreview(c.var, getSignedIn(c), { documentId, id })
    if (outcome === 'notFound') return refuseNotFound(c)
    const ownPage = routes.deskDocument.href({ id: documentId })
    return done(c, { to: ownPage, status: messages.documents.unlinked })
  })
  .post(routes.draftPreview.path, inModeration, async (c) => {
    const input = await c.req.json()
    const kind = requestedKind(input.kind)
    if (!kind) return invalid(c, { kind: [messages.in('kind')] })
    return c.json(await previewDraft(c.var, { kind, slug: readDraftSlug(kind, input.slug), input }))
  })
  .get(routes.preview.path, sameVersion, async (c) => {
    const found = await findByToken(c.var, c.req.param('token'))
    return found ? showPreview(c, found, null) : refuseNotFound(c)
  })

function isNothing(asked: unknown): boolean {
  return asked === undefined || asked === null || asked === ''
}

/** The revision that was sent for; null for what is no text, which names none. */
async function findNamed(
  work: Pick<Work, 'db'>,
  documentId: string,
  asked: unknown,
): Promise<FoundRevision | null> {
  return typeof asked === 'string' ? findRevision(work, documentId, asked) : null
}

/** The real page of a revision, which says of itself what it is; nobody keeps or indexes it. */
async function showPreview(
  c: Context<AppEnv>,
  found: FoundRevision,
  editHref: string | null,
): Promise<Response> {
  const { kind, slug, id: revision, fields, number, state } = found
  const sources = [...(await findSources(c.var.db)).values()]
  const around = { edition: currentEdition(), sources, origin: c.var.settings.appUrl }
  const drawn = kinds[kind].fill(fields).preview({ ...around, slug, revision })
  const title = titleOfFields(kind, fields)
  const preview = { kind, title, revision: number, state, editHref }
  return showScreen(c, drawn, preview)
}

function showScreen(
  c: Context<AppEnv>,
  { component, props }: PreviewScreen,
  preview: object,
): Promise<Response> {
  return page(c, component, { ...props, preview } as ScreenProps<typeof component>)
}
