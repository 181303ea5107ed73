import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { Kind } from './kind.ts'
import { letter } from './letter.tsx'
import { market } from './market.tsx'
import { note } from './note.tsx'
import { rule } from './rule.tsx'

// Not loaded one by one when needed: each would be a chunk that makes the public pages larger.
/** What the desk shows of each kind of document. */
export const kinds: Readonly<Record<DocumentKind, Kind>> = { note, rule, market, letter }
