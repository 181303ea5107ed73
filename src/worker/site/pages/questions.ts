import type { Edition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'
import { partsOf } from './sections.ts'

// Every public page needs the questions for its metadata; importing `page-props.ts` would load the
// Markdown library.

/** Returns the questions of the page of questions with their answers. */
export function questionsOf(edition: Edition) {
  return partsOf(edition.getPage('faq').body).map(({ title, text }) => {
    const markdown = fillPlaceholders(edition, text)
    return { question: title, markdown, answer: withoutMarkdown(markdown) }
  })
}
