import type { Context } from 'hono'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { readRowStep, rowStepName, rowsAfter } from '#shared/desk/documents/row-steps.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import type { FieldMessages } from '#worker/http/form.ts'
import { page } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { namedValue, queryOf } from '#worker/http/query.ts'
import { requestKind } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/sessions.ts'
import { findDocument, findFields, newDocument } from './find-document.ts'
import { kinds } from './kinds/registry.ts'

/** Where the page stands that answers a form which was refused. */
interface Refused {
  refusedAt?: string
}

/** A document with its past, with what was typed where that was refused; 404 where there is none. */
export async function documentPage(
  c: Context<AppEnv>,
  { refusedAt }: Refused = {},
): Promise<Response> {
  const typed = takeTyped(c)
  const { previewUrl } = c.var.flash
  const query = refusedAt ? new URLSearchParams() : queryOf(c)
  const asked = {
    id: c.req.param('id') ?? '',
    revision: namedValue(query, 'revision'),
    against: namedValue(query, 'against'),
  }
  const found = await findDocument(c.var, getSignedIn(c), asked)
  if (!found) return refuseNotFound(c)
  const props: DocumentPage = {
    ...found,
    ...(typed && { fields: fieldsSent(found.kind, typed) }),
    ...(typed && (await conflictOf(c, found, typed))),
    ...(previewUrl && { previewUrl }),
    status: c.var.flash.status,
  }
  return page(c, 'desk/document', props, answerTo(c, refusedAt))
}

/** The page on which a document of a kind is begun. */
export async function newDocumentPage(
  c: Context<AppEnv>,
  kind: DocumentKind,
  { refusedAt }: Refused = {},
): Promise<Response> {
  const typed = takeTyped(c)
  const found = await newDocument(c.var, kind)
  const slug = typeof typed?.slug === 'string' ? typed.slug : ''
  const props: DocumentPage = {
    ...found,
    ...(typed && { fields: fieldsSent(kind, typed), slug }),
    status: c.var.flash.status,
  }
  return page(c, 'desk/document', props, answerTo(c, refusedAt))
}

/** Returns how a page says that it answers a form: 422, unless nothing was refused. */
function answerTo(c: Context<AppEnv>, refusedAt: string | undefined) {
  const isRefused = Object.keys(c.var.flash.errors).length > 0
  return refusedAt ? { status: isRefused ? 422 : 200, path: refusedAt } : {}
}

/**
 * Returns what was sent as fields of a kind, after the button of a row that was pressed: what could
 * not be read of it stays as it is.
 */
function fieldsSent(kind: DocumentKind, sent: DocumentFields): DocumentFields {
  const step = readRowStep(sent[rowStepName])
  const rows = sent[step?.list ?? ''] ?? []
  const input = step && Array.isArray(rows) ? { ...sent, [step.list]: rowsAfter(rows, step) } : sent
  const { fields } = kinds[kind].read(input)
  const list = step?.kind === 'add' ? fields[step.list] : null
  return {
    ...fields,
    // Whoever reads a form takes a blank row for none.
    ...(step && Array.isArray(list) && { [step.list]: [...list, {}] }),
    ...(Array.isArray(input.newSources) && { newSources: input.newSources }),
  }
}

/** True if a form was sent by the button of a row: it is shown again, and nothing is stored. */
export function pressesRowStep(c: Context<AppEnv>, sent: DocumentFields): boolean {
  return requestKind(c) !== 'json' && readRowStep(sent[rowStepName]) !== null
}

/** What somebody stored meanwhile, beside what was typed on another revision. */
async function conflictOf(
  c: Context<AppEnv>,
  { revision, fields, revisions }: Omit<DocumentPage, 'status'>,
  { base }: DocumentFields,
): Promise<Pick<DocumentPage, 'theirs'>> {
  const [newest] = revisions
  if (!newest || base === newest.id || typeof base !== 'string') return {}
  if (!revisions.some(({ id }) => id === base)) return {}
  const theirs =
    newest.id === revision ? fields : (await findFields(c.var.db, [newest.id]))(newest.id)
  return { theirs: { revision: newest, fields: theirs } }
}

/** What an earlier request left of a form that was refused; it is no text of the page itself. */
function takeTyped(c: Context<AppEnv>): DocumentFields | null {
  const { document, ...values } = c.var.flash.values
  c.set('flash', { ...c.var.flash, values })
  return document === undefined ? null : JSON.parse(document)
}

interface Typed {
  /** As it was sent. */
  sent: DocumentFields
  /** Of a document that is yet to be stored. */
  kind?: DocumentKind
}

/** Refuses a document with all that was typed, at the page where that was done. */
export function refuseDocument(
  c: Context<AppEnv>,
  errors: FieldMessages,
  { sent, kind }: Typed,
): Promise<Response> {
  const id = c.req.param('id')
  const own = id
    ? routes.deskDocument.href({ id })
    : `${routes.newDocument.href()}?kind=${kind ?? 'note'}`
  const { refuse } = publicForm({
    ownPage: () => own,
    oldInput: async () => ({ document: JSON.stringify(sent) }),
    show: () =>
      id
        ? documentPage(c, { refusedAt: own })
        : newDocumentPage(c, kind ?? 'note', { refusedAt: own }),
  })
  return refuse(c, errors)
}
