import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { FieldErrors } from '#shared/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { isTooIntricate } from '../knowledge/intricate.ts'
import { markdownHtml } from '../knowledge/markdown.ts'

const markdownFields = {
  note: ['body'],
  letter: ['introduction', 'closing'],
  rule: [],
  market: [],
} as const satisfies Record<DocumentKind, readonly string[]>

/** The Markdown of a document that would take too long to be turned into HTML, or become too much. */
export function markdownErrors(kind: DocumentKind, fields: DocumentFields): FieldErrors {
  const tooIntricate = markdownFields[kind].filter((field) => isTooMuch(String(fields[field])))
  return Object.fromEntries(tooIntricate.map((field) => [field, [messages.documents.tooIntricate]]))
}

/** HTML is longer than its text by its tags; what is longer by far was written to be. */
const longest = { perCharacter: 20, atLeast: 100_000 }

function isTooMuch(markdown: string): boolean {
  if (isTooIntricate(markdown)) return true
  const most = markdown.length * longest.perCharacter + longest.atLeast
  return markdownHtml(markdown, []).length > most
}
