import type { Process } from '#shared/site/page-props.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { partsOf } from './sections.ts'

/** Returns the steps in which the firm works, each below a heading with its duration in brackets. */
export function processProps(edition: Edition): Process {
  const { title, lead, body } = edition.getPage('process')
  const steps = partsOf(fillPlaceholders(edition, body)).filter((part) => part.title !== '')
  return {
    title,
    lead: lead && fillPlaceholders(edition, lead),
    steps: steps.map((part) => ({
      ...stepName(part.title),
      html: markdownHtml(part.text, [], edition),
    })),
  }
}

/** `Strategy Development (3–4 weeks)` */
function stepName(heading: string): { title: string; duration: string | null } {
  const [, title = heading, duration = null] = /^(.+?) *\(([^()]+)\)$/.exec(heading) ?? []
  return { title, duration }
}
