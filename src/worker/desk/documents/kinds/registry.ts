import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firm } from './firm.ts'
import type { Kind } from './kind.ts'
import { letter } from './letter.ts'
import { market } from './market.ts'
import { note } from './note.ts'
import { page } from './page.ts'
import { person } from './person.ts'
import { rule } from './rule.ts'
import { service } from './service.ts'

export const kinds: Readonly<Record<DocumentKind, Kind>> = {
  note,
  rule,
  market,
  letter,
  person,
  service,
  page,
  firm,
}
