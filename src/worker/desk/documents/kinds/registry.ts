import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { Kind } from './kind.ts'
import { letter } from './letter.ts'
import { market } from './market.ts'
import { note } from './note.ts'
import { rule } from './rule.ts'

/** The kinds of documents at the desk. */
export const kinds: Readonly<Record<DocumentKind, Kind>> = { note, rule, market, letter }
