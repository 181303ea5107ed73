import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firm } from './firm.ts'
import { letter } from './letter.ts'
import { market } from './market.ts'
import { note } from './note.ts'
import { page } from './page.ts'
import { person } from './person.ts'
import type { PublishedKind } from './published-kind.ts'
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
