import type { Process } from '#shared/site/page-props.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { stepsOf } from './steps.ts'

export function processProps(edition: Edition): Process {
  const { title, lead } = edition.getPage('process')
  return {
    title,
    lead: lead && fillPlaceholders(edition, lead),
    steps: stepsOf(edition).map(({ text, ...step }) => ({
      ...step,
      html: markdownHtml(text, [], edition),
    })),
  }
}
