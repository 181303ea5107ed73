import type { DocumentState } from '#shared/desk/documents/kinds.ts'

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
