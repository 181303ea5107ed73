import type { DocumentKind, StoredKind } from '#shared/desk/documents/kinds.ts'
import type { Database } from '#worker/db/stores.ts'
import { isOriginalPublishedFrom } from '#worker/desk/publishing/published-original.ts'
import { firm } from './firm.ts'
import { letter } from './letter.ts'
import { market } from './market.ts'
import { note } from './note.ts'
import { page } from './page.ts'
import { person } from './person.ts'
import {
  noPreconditions,
  type Preconditions,
  type PublicationRequest,
  type PublishedKind,
} from './published-kind.ts'
import { rule } from './rule.ts'
import { service } from './service.ts'

export const publishedKinds: Readonly<Record<DocumentKind, PublishedKind>> = {
  note,
  rule,
  market,
  letter,
  person,
  service,
  page,
  firm,
}

/** Returns the preconditions of publishing a document, or a translation of one. */
export function preconditionsOf(
  kind: StoredKind,
  db: Database,
  request: PublicationRequest,
): Preconditions {
  if (kind !== 'translation') return publishedKinds[kind].preconditions(db, request)
  return { ...noPreconditions, 'without-original': isOriginalPublishedFrom(request) }
}
