import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firm } from './firm.tsx'
import type { Kind } from './kind.ts'
import { letter } from './letter.tsx'
import { market } from './market.tsx'
import { note } from './note.tsx'
import { page } from './page.tsx'
import { person } from './person.tsx'
import { rule } from './rule.tsx'
import { service } from './service.tsx'

// Not loaded on demand, because the extra chunks would make public pages larger.
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
