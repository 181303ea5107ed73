import type { DocumentKind, DocumentState } from '#shared/documents/kinds.ts'
import { routes } from '#shared/routes.ts'

/** The kinds of documents as people read them. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  note: 'Note',
  rule: 'Rule',
  market: 'Market',
  letter: 'Letter',
}

/** The states of documents as people read them. */
export const stateLabels: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
}

/** What each state means for readers. */
export const stateMeanings: Readonly<Record<DocumentState, string>> = {
  draft: 'Never published: readers know nothing of it.',
  scheduled: 'Readers see it from a time that is set.',
  published: 'Readers see the newest revision.',
  changed: 'Readers see an older revision: the newest is not published.',
  withdrawn: 'Readers no longer see it.',
}

/** Where readers find a published document. */
export function publicPath(kind: DocumentKind, slug: string): string {
  return routes[kind].href({ slug })
}
