import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** What a list of documents is asked for. */
export type DocumentFilters = Pick<Pages['desk/documents'], 'kind' | 'state' | 'q'>

/** The address of a list of documents: only what differs from all of them. */
export function documentsPath({ kind, state, q }: DocumentFilters, page = 1): string {
  const asked = { kind, state, q, page: page > 1 ? String(page) : null }
  return routes.deskDocuments.href() + queryOf(asked)
}

/** The address of a document, at one of its revisions, compared with another one. */
export function documentPath(id: string, shown: { revision?: string; against?: string } = {}) {
  return routes.deskDocument.href({ id }) + queryOf(shown)
}

/** Returns where the form of a document is sent; null for one that is yet to be stored. */
export function documentAction(id: string | null): string {
  return id ? routes.documentRevisions.href({ id }) : routes.deskDocuments.href()
}

function queryOf(asked: Record<string, string | null | undefined>): string {
  const query = Object.entries(asked)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return query.length > 0 ? `?${query.join('&')}` : ''
}
