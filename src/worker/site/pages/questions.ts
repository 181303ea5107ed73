import type { Edition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'
import { partsOf } from './sections.ts'

// Apart from the other pages of the firm: every public page reads it for its metadata, and none of them
// should load the library for Markdown for that.

/** Returns the questions of the page of questions with their answers. */
export function questionsOf(edition: Edition) {
  return partsOf(edition.getPage('faq').body).map(({ title, text }) => {
    const markdown = fillPlaceholders(edition, text)
    return { question: title, markdown, answer: withoutMarkdown(markdown) }
  })
}
