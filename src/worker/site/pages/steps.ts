import type { Edition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { partsOf } from './sections.ts'

/** A step in which the firm works, with its text in Markdown. */
interface Step {
  title: string
  duration: string | null
  text: string
}

/** Returns the steps in which the firm works, each below a heading with its duration in brackets. */
export function stepsOf(edition: Edition): Step[] {
  const { body } = edition.getPage('process')
  return partsOf(fillPlaceholders(edition, body))
    .filter((part) => part.title !== '')
    .map((part) => ({ ...stepName(part.title), text: part.text }))
}

/** `Strategy Development (3–4 weeks)` */
function stepName(heading: string): Pick<Step, 'title' | 'duration'> {
  const [, title = heading, duration = null] = /^(.+?) *\(([^()]+)\)$/.exec(heading) ?? []
  return { title, duration }
}
