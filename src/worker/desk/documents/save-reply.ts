import type { Context } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseDocument } from './document-page.ts'
import { replyToPublication } from './publication-reply.ts'
import type { RevisionResult } from './save.ts'

const { documents } = messages

const refusals = {
  outdated: { base: [documents.changedMeanwhile] },
  'slug-taken': { slug: [documents.slugTaken] },
  'slug-fixed': { slug: [documents.slugFixed] },
}

interface RevisionReply {
  documentId: string
  input: DocumentFields
  /** The time at which it is to be published; null if it is only saved. */
  from: Date | null
}

/** Answers a request to save a revision, and publishes it if that was asked for. */
export function replyToRevision(
  c: Context<AppEnv>,
  result: RevisionResult,
  { documentId, input, from }: RevisionReply,
): Promise<Response> {
  if (result.outcome === 'saved') {
    const { id } = result
    return finishSaving(c, { documentId, revisionId: id, id, from, status: documents.revised })
  }
  if (result.outcome === 'notFound') return refuseNotFound(c)
  const errors = result.outcome === 'refused' ? result.errors : refusals[result.outcome]
  return refuseDocument(c, errors, { input })
}

interface SavedText {
  documentId: string
  revisionId: string
  /** The id in the reply. */
  id: string
  from: Date | null
  status: string
}

/** Publishes what was saved, if that was asked for, and confirms. */
export async function finishSaving(
  c: Context<AppEnv>,
  { documentId, revisionId, id, from, status }: SavedText,
): Promise<Response> {
  const ownPage = routes.deskDocument.href({ id: documentId })
  if (from === null) return done(c, { to: ownPage, status, id })
  const result = await publish(c.var, getSignedIn(c), { documentId, revisionId, from })
  if (result.outcome === 'another-person') {
    return done(c, { to: ownPage, status: documents.sentForApproval, id })
  }
  return replyToPublication(c, result, { from, ownPage, id })
}
