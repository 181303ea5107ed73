import type { Context } from 'hono'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { readRowStep, rowStepName } from '#shared/desk/documents/row-steps.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import type { FieldMessages } from '#worker/http/form.ts'
import { page } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { namedValue, queryOf } from '#worker/http/query.ts'
import { requestKind } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { fieldsFromInput } from './fields-from-input.ts'
import { findDocument, findFields, newDocument } from './find-document.ts'
import { newerVersion } from './newer-version.ts'

interface PageOptions {
  refusedAt?: string
}

/** Renders a document with its history, or with the refused input; 404 if it does not exist. */
export async function documentPage(
  c: Context<AppEnv>,
  { refusedAt }: PageOptions = {},
): Promise<Response> {
  const oldInput = takeOldInput(c)
  const { previewUrl } = c.var.flash
  const query = refusedAt ? new URLSearchParams() : queryOf(c)
  const requested = {
    id: c.req.param('id') ?? '',
    revision: namedValue(query, 'revision'),
    against: namedValue(query, 'against'),
  }
  const document = await findDocument(c.var, getSignedIn(c), requested)
  if (!document) return refuseNotFound(c)
  // Of an older revision, the page shows no draft.
  const unsaved = oldInput ?? (requested.revision === undefined ? document.draft : null)
  const props: DocumentPage = {
    ...document,
    ...(oldInput && inputProps(document.kind, oldInput, document.slug)),
    ...(unsaved && (await conflictOf(c, document, unsaved))),
    ...(previewUrl && { previewUrl }),
    status: c.var.flash.status,
  }
  return page(c, 'desk/document', props, responseOptions(c, refusedAt))
}

export async function newDocumentPage(
  c: Context<AppEnv>,
  kind: DocumentKind,
  { refusedAt }: PageOptions = {},
): Promise<Response> {
  const oldInput = takeOldInput(c)
  const document = await newDocument(c.var, getSignedIn(c), kind)
  const props: DocumentPage = {
    ...document,
    ...(oldInput && inputProps(kind, oldInput, '')),
    status: c.var.flash.status,
  }
  return page(c, 'desk/document', props, responseOptions(c, refusedAt))
}

/** Returns the refused input, as the page shows it again. */
function inputProps(kind: DocumentKind, input: DocumentFields, slug: string) {
  const { slug: sentSlug = slug } = input
  return {
    fields: fieldsFromInput(kind, input),
    slug: typeof sentSlug === 'string' ? sentSlug : '',
  }
}

/** Returns the status and path of the response: 422 if the form was refused. */
function responseOptions(c: Context<AppEnv>, refusedAt: string | undefined) {
  const isRefused = Object.keys(c.var.flash.errors).length > 0
  return refusedAt ? { status: isRefused ? 422 : 200, path: refusedAt } : {}
}

/** True if a row button was pressed: the page is rendered again and nothing is saved. */
export function isRowStep(c: Context<AppEnv>, input: DocumentFields): boolean {
  return requestKind(c) !== 'json' && readRowStep(input[rowStepName]) !== null
}

/** Returns the revision that was saved since the edited one, if any. */
async function conflictOf(
  c: Context<AppEnv>,
  { revision, fields, revisions }: Omit<DocumentPage, 'status'>,
  { base }: { base?: unknown },
): Promise<Pick<DocumentPage, 'theirs'>> {
  const newest = newerVersion(revisions, base)
  if (!newest) return {}
  const theirs =
    newest.id === revision ? fields : (await findFields(c.var.db, [newest.id]))(newest.id)
  return { theirs: { revision: newest, fields: theirs } }
}

/** Removes the refused input from the flash and returns it; null without one. */
export function takeOldInput(c: Context<AppEnv>): DocumentFields | null {
  const { document, ...values } = c.var.flash.values
  c.set('flash', { ...c.var.flash, values })
  return document === undefined ? null : JSON.parse(document)
}

interface RefusedInput {
  input: DocumentFields
  /** Set for a document that does not exist yet. */
  kind?: DocumentKind
}

/** Refuses a document and shows its page again with all of the input. */
export function refuseDocument(
  c: Context<AppEnv>,
  errors: FieldMessages,
  { input: rawInput, kind }: RefusedInput,
): Promise<Response> {
  const id = kind ? undefined : c.req.param('id')
  const ownPage = id
    ? routes.deskDocument.href({ id })
    : `${routes.newDocument.href()}?kind=${kind ?? 'note'}`
  const { refuse } = publicForm({
    ownPage: () => ownPage,
    oldInput: async () => ({ document: JSON.stringify(rawInput) }),
    show: () =>
      id
        ? documentPage(c, { refusedAt: ownPage })
        : newDocumentPage(c, kind ?? 'note', { refusedAt: ownPage }),
  })
  return refuse(c, errors)
}
