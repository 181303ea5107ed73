import type { Newsletter } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Returns the published articles and rules of a newsletter, in its order. */
export function referencesOf(
  edition: Edition,
  { notes, rules }: Pick<Newsletter, 'notes' | 'rules'>,
) {
  return {
    notes: notes.flatMap((slug) => edition.findNote(slug) ?? []),
    rules: rules.flatMap((slug) => edition.findRule(slug) ?? []),
  }
}
