import type { DocumentState } from '#shared/desk/documents/kinds.ts'

export const stateLabels: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  withdrawn: 'Unpublished',
}

export const stateMeanings: Readonly<Record<DocumentState, string>> = {
  draft: 'Not published.',
  scheduled: 'Scheduled for publication.',
  published: 'The latest version is live.',
  changed: 'An older version is live; your latest changes are unpublished.',
  withdrawn: 'Readers no longer see it.',
}
