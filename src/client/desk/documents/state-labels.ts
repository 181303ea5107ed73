import type { DocumentFilter, DocumentState } from '#shared/desk/documents/kinds.ts'
import * as words from './words.ts'

export const stateLabels: Readonly<Record<DocumentFilter, string>> = {
  draft: words.draft,
  scheduled: words.scheduled,
  published: words.published,
  changed: words.changed,
  withdrawn: words.unpublished,
  awaiting: words.toApprove,
  outdated: words.outdated,
}

export const stateMeanings: Readonly<Record<DocumentState, string>> = {
  draft: words.notPublished,
  scheduled: words.scheduledForPublication,
  published: words.latestVersionIsLive,
  changed: words.olderVersionIsLive,
  withdrawn: words.readersNoLongerSeeIt,
}
