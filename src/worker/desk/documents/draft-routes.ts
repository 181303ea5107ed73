import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { draftLimit, maxDraftBytes } from '#shared/desk/constants.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import {
  ensureTranslation,
  requestedLocale,
} from '#worker/desk/documents/translations/translation.ts'
import { refuse, refuseNotFound } from '#worker/http/errors.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { userFloodWait } from '#worker/http/rate-limiters.ts'
import { done, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { refuseDocument } from './document-page.ts'
import { type DraftKey, discardDraft, newDocumentId, saveDraft } from './drafts.ts'
import { requestedKind } from './read-slug.ts'

/** Limits drafts, which each pause in typing saves, without asking a database. */
const limitDrafts = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = await userFloodWait(c.var, 'draft', getSignedIn(c).user.id, draftLimit)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'draft', seconds })
})

/** The unsaved texts of editors. The desk's guard runs first. */
export const draftRoutes = new Hono<AppEnv>()
  .put(routes.deskDraft.path, limitDrafts, async (c) => {
    const input: DocumentFields = await c.req.json()
    const key = await draftKeyOf(c, input.locale)
    if (!key) return refuseNotFound(c)
    const result = await saveDraft(c.var, getSignedIn(c), { ...key, input, known: knownDraft(c) })
    if (result.outcome === 'saved') {
      c.header('ETag', entityTag(result.savedAt))
      return done(c, { to: editorOf(key), status: messages.documents.draftSaved })
    }
    if (result.outcome === 'too-large') return refuseTooLarge(c, key, input)
    return result.outcome === 'outdated' ? refuseOutdated(c) : refuseNotFound(c)
  })
  .delete(routes.deskDraft.path, limitDrafts, async (c) => {
    const key = await draftKeyOf(c, onlyValue(queryOf(c), 'locale'))
    if (!key) return refuseNotFound(c)
    const { outcome } = await discardDraft(c.var, getSignedIn(c), key)
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { to: editorOf(key), status: messages.documents.draftDiscarded })
  })

/** Returns the document whose text is meant; null if there is no such kind or language. */
async function draftKeyOf(c: Context<AppEnv>, language: unknown): Promise<DraftKey | null> {
  const { kind: name = '', id = '' } = c.req.param()
  const locale = requestedLocale(language)
  const kind = name === 'translation' ? name : requestedKind(name)
  if (!kind || locale === undefined) return null
  const isOriginal = locale === null
  if (isOriginal && kind === 'translation' && id === newDocumentId) return null
  if (isOriginal) return { kind, documentId: id }
  const translationId = await ensureTranslation(c.var.db, { originalId: id, locale })
  return translationId === null ? null : { kind: 'translation', documentId: translationId }
}

function editorOf({ kind, documentId: id }: DraftKey): string {
  if (id === newDocumentId) return `${routes.newDocument.href()}?kind=${kind}`
  return routes.deskDocument.href({ id })
}

function entityTag(savedAt: Date): string {
  return `"${savedAt.toISOString()}"`
}

/**
 * Returns the draft that a conditional request names (RFC 9110 §13.1); null if it expects none,
 * undefined if it has no condition.
 */
function knownDraft(c: Context<AppEnv>): Date | null | undefined {
  if (c.req.header('If-None-Match') === '*') return null
  const tag = c.req.header('If-Match')
  if (tag === undefined || tag === '*') return undefined
  const savedAt = new Date(tag.replaceAll('"', ''))
  // No draft has the time zero, so an unknown tag never matches.
  return Number.isNaN(savedAt.getTime()) ? new Date(0) : savedAt
}

function refuseOutdated(c: Context<AppEnv>): Promise<Response> {
  return refuse(c, { status: 412, message: messages.documents.draftElsewhere })
}

/** Refuses a text that is too long; a page shows it again. */
function refuseTooLarge(
  c: Context<AppEnv>,
  { kind, documentId }: DraftKey,
  input: DocumentFields,
): Promise<Response> {
  const message = messages.documents.draftTooLarge(maxDraftBytes)
  return reply(c, {
    json: () => c.json({ message }, 413),
    page: () => {
      const isNew = documentId === newDocumentId && kind !== 'translation'
      return refuseDocument(c, { draft: [message] }, { input, ...(isNew && { kind }) })
    },
  })
}
