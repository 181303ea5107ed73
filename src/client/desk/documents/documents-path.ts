import { withMethod } from '#client/ui/plain-form.tsx'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { EditorPage } from '#shared/desk/documents/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export type DocumentFilters = Pick<Pages['desk/documents'], 'kind' | 'state' | 'q'>

/** Returns the path of the list of documents, without default filters. */
export function documentsPath({ kind, state, q }: DocumentFilters, page = 1): string {
  const values = { kind, state, q, page: page > 1 ? String(page) : null }
  return routes.deskDocuments.href() + queryOf(values)
}

/** Returns the path of a document, optionally at one version and compared with another. */
export function documentPath(id: string, versions: { revision?: string; against?: string } = {}) {
  return routes.deskDocument.href({ id }) + queryOf(versions)
}

export function newDocumentPath(kind: DocumentKind): string {
  return `${routes.newDocument.href()}?kind=${kind}`
}

/** Returns the action of a document's form; null creates a document. */
export function documentAction(id: string | null): string {
  return id ? routes.documentRevisions.href({ id }) : routes.deskDocuments.href()
}

/** Returns the path of the draft of a document, or of its translation. */
export function draftPath(page: EditorPage): string {
  const { kind } = page
  if (!('translation' in page)) return routes.deskDraft.href({ kind, id: page.id ?? 'new' })
  const { originalId: id, locale } = page.translation
  return routes.deskDraft.href({ kind, id }) + queryOf({ locale })
}

/** Returns the action that saves or discards a draft. */
export function draftAction(page: EditorPage, method: 'PUT' | 'DELETE'): string {
  return withMethod(draftPath(page), method)
}

function queryOf(values: Record<string, string | null | undefined>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return query.length > 0 ? `?${query.join('&')}` : ''
}
