import type { Letter } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** The notes and rules that a letter names, in its order, as far as they are published. */
export function chosenOf(edition: Edition, { notes, rules }: Pick<Letter, 'notes' | 'rules'>) {
  return {
    notes: notes.flatMap((slug) => edition.findNote(slug) ?? []),
    rules: rules.flatMap((slug) => edition.findRule(slug) ?? []),
  }
}
