import type { Edition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'
import { partsOf } from './sections.ts'

/**
 * Returns the questions of the page of questions with their answers. Every public page has them in its
 * metadata, and would load the Markdown library if they were in `page-props.ts`.
 */
export function questionsOf(edition: Edition) {
  return partsOf(edition.getPage('faq').body).map(({ title, text }) => {
    const markdown = fillPlaceholders(edition, text)
    return { question: title, markdown, answer: withoutMarkdown(markdown) }
  })
}
