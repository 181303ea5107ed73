import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { createdId } from '#tests/support/replies.ts'
import { asForm } from '#tests/support/repository/form-names.ts'
import { usualFields } from './documents.ts'

let slugs = 0

/** A slug that no other test uses. */
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

/** Sends a new document: a note that is in order, but for what is told. */
export function sendDocument(
  browser: Browser,
  { kind = 'note', slug = newSlug(), as = 'json', ...fields }: Draft = {},
): Promise<Response> {
  const sent = { kind, slug, ...usualFields[kind](), ...fields }
  const path = routes.deskDocuments.href()
  return browser.send(path, as === 'page' ? asForm(sent) : sent, { as })
}

/** Stores a document, and gives its id. */
export async function store(browser: Browser, draft: Draft = {}): Promise<string> {
  return createdId(await sendDocument(browser, draft))
}

/** The props of a document's page. */
export const documentProps = (browser: Browser, id: string, query = '') =>
  browser.props('desk/document', routes.deskDocument.href({ id }) + query)

/** The id of the newest revision of a document. */
export async function newestOf(browser: Browser, id: string): Promise<string> {
  const { revisions } = await documentProps(browser, id)
  return revisions[0]?.id ?? ''
}

/** Sends a revision: of the newest one, with its fields, but for what is told. */
export async function sendRevision(
  browser: Browser,
  id: string,
  { as = 'json', ...changed }: Record<string, unknown> & { as?: Sender } = {},
): Promise<Response> {
  const { fields, revisions } = await documentProps(browser, id)
  const sent = { base: revisions[0]?.id, ...fields, ...changed }
  const path = routes.documentRevisions.href({ id })
  return browser.send(path, as === 'page' ? asForm(sent) : sent, { as })
}

/** Publishes the newest revision of a document. */
export async function sendPublication(
  browser: Browser,
  id: string,
  { as = 'json', ...fields }: Record<string, unknown> & { as?: Sender } = {},
): Promise<Response> {
  const revision = await newestOf(browser, id)
  return browser.send(routes.documentPublications.href({ id }), { revision, ...fields }, { as })
}

/** A page of the list of documents. */
export const listPage = (browser: Browser, query = '') =>
  browser.props('desk/documents', routes.deskDocuments.href() + query)
