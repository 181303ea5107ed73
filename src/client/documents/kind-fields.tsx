import type { DocumentPage } from '#shared/documents/props.ts'
import type { FieldsProps } from './fields-props.ts'
import { LetterFields } from './letter-fields.tsx'
import { MarketFields } from './market-fields.tsx'
import { NoteFields } from './note-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

interface KindFieldsProps extends FieldsProps {
  kind: DocumentPage['kind']
  choices: DocumentPage['choices']
}

/** The fields of a document, by its kind. */
export function KindFields({ kind, choices, ...props }: KindFieldsProps) {
  if (kind === 'note') return <NoteFields {...props} />
  if (kind === 'rule') return <RuleFields {...props} />
  if (kind === 'market') return <MarketFields {...props} />
  return <LetterFields {...props} choices={choices ?? { notes: [], rules: [] }} />
}
