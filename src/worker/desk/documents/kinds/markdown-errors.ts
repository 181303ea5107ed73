import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { isTooComplex } from '#worker/knowledge/markdown-complexity.ts'

/** Returns the errors of Markdown texts that would be too slow or too large to render. */
export function markdownErrors(texts: Record<string, string>): FieldErrors {
  const tooComplex = Object.keys(texts).filter((field) => isTooExpensive(texts[field] ?? ''))
  return Object.fromEntries(tooComplex.map((field) => [field, [messages.documents.tooIntricate]]))
}

/** Markup makes HTML longer than its text. Only a malicious text exceeds these limits. */
const htmlLimit = { perCharacter: 20, atLeast: 100_000 }

function isTooExpensive(markdown: string): boolean {
  if (isTooComplex(markdown)) return true
  const maxLength = markdown.length * htmlLimit.perCharacter + htmlLimit.atLeast
  return markdownHtml(markdown, []).length > maxLength
}
