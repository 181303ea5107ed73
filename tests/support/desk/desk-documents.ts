import { desc, eq } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { present } from '#tests/support/present.ts'
import { createdId } from '#tests/support/replies.ts'
import { asForm } from '#tests/support/repository/form-names.ts'
import { revisions } from '#worker/db/schema.ts'
import { usualFields } from './documents.ts'

let slugs = 0

/** Returns a slug that no other test uses. */
export function newSlug(): string {
  slugs += 1
  return `written-${slugs}`
}

interface Draft {
  kind?: DocumentKind
  slug?: string
  as?: Sender
  [field: string]: unknown
}

/** Sends a new document, by default a valid article. */
export function sendDocument(
  browser: Browser,
  { kind = 'note', slug = newSlug(), as = 'json', ...fields }: Draft = {},
): Promise<Response> {
  const input = { kind, slug, ...usualFields[kind](), ...fields }
  const path = routes.deskDocuments.href()
  return browser.send(path, as === 'page' ? asForm(input) : input, { as })
}

/** Creates a document and returns its id. */
export async function createDocument(browser: Browser, draft: Draft = {}): Promise<string> {
  return createdId(await sendDocument(browser, draft))
}

export const documentProps = (browser: Browser, id: string, query = '') =>
  browser.props('desk/document', routes.deskDocument.href({ id }) + query)

/** Returns the id of the newest revision of a document. */
export async function newestOf(id: string): Promise<string> {
  const row = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, id))
    .orderBy(desc(revisions.number))
    .limit(1)
    .get()
  return present(row).id
}

/** Sends a revision based on the newest one, with changed fields. */
export async function sendRevision(
  browser: Browser,
  id: string,
  { as = 'json', ...changed }: Record<string, unknown> & { as?: Sender } = {},
): Promise<Response> {
  const { fields, revisions } = await documentProps(browser, id)
  const input = { base: revisions[0]?.id, ...fields, ...changed }
  const path = routes.documentRevisions.href({ id })
  return browser.send(path, as === 'page' ? asForm(input) : input, { as })
}

export async function sendPublication(
  browser: Browser,
  id: string,
  { as = 'json', ...fields }: Record<string, unknown> & { as?: Sender } = {},
): Promise<Response> {
  const revision = await newestOf(id)
  return browser.send(routes.documentPublications.href({ id }), { revision, ...fields }, { as })
}

type DraftInput = { kind?: string; id: string; [field: string]: unknown }

/** Sends an unsaved text, by default of an article. */
export function sendDraft(
  browser: Browser,
  { kind = 'note', id, ...fields }: DraftInput,
  options: { headers?: Record<string, string> } = {},
): Promise<Response> {
  const path = routes.deskDraft.href({ kind, id })
  return browser.send(path, fields, { as: 'json', method: 'PUT', ...options })
}

export function discardDraft(
  browser: Browser,
  { kind = 'note', id }: Pick<DraftInput, 'kind' | 'id'>,
): Promise<Response> {
  const path = routes.deskDraft.href({ kind, id })
  return browser.send(path, {}, { as: 'json', method: 'DELETE' })
}

export const newDocumentProps = (browser: Browser, kind: DocumentKind) =>
  browser.props('desk/document', `${routes.newDocument.href()}?kind=${kind}`)

export const listPage = (browser: Browser, query = '') =>
  browser.props('desk/documents', routes.deskDocuments.href() + query)
