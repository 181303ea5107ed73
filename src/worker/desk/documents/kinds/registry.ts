import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { Kind } from './kind.ts'
import { letter } from './letter.ts'
import { market } from './market.ts'
import { note } from './note.ts'
import { rule } from './rule.ts'

/** What the desk knows of each kind of document. */
export const kinds: Readonly<Record<DocumentKind, Kind>> = { note, rule, market, letter }
