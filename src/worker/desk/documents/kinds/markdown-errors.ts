import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { isTooIntricate } from '#worker/knowledge/intricate.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'

/** Returns the errors of Markdown that would take too long to be made HTML, or become too much. */
export function markdownErrors(texts: Record<string, string>): FieldErrors {
  const tooIntricate = Object.keys(texts).filter((field) => isTooMuch(texts[field] ?? ''))
  return Object.fromEntries(tooIntricate.map((field) => [field, [messages.documents.tooIntricate]]))
}

/** HTML is longer than its text by its tags; what is longer by far was written to be. */
const longest = { perCharacter: 20, atLeast: 100_000 }

function isTooMuch(markdown: string): boolean {
  if (isTooIntricate(markdown)) return true
  const most = markdown.length * longest.perCharacter + longest.atLeast
  return markdownHtml(markdown, []).length > most
}
