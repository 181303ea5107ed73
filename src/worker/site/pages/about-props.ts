import type { FirmPage } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import type { AboutSection, Milestone } from '#shared/site/page-props.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { peopleOf } from '#worker/knowledge/people.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'
import { partsOf, sectionId } from './sections.ts'

/** Returns the props of the about page, whose text decides the layout of each section. */
export function aboutProps(
  edition: Edition,
  { title, lead, body }: Omit<FirmPage, 'slug'>,
): Pages['marketing/about-us'] {
  return {
    title,
    lead: lead && fillPlaceholders(edition, lead),
    sections: partsOf(fillPlaceholders(edition, body)).map(sectionOf),
    people: peopleOf(edition),
  }
}

function sectionOf({ title, text }: { title: string; text: string }, index: number): AboutSection {
  const head = { id: sectionId(title, index), title }
  const parts = partsOf(text, 3)
  if (parts.some((part) => milestoneHeading.test(part.title))) {
    // The firm’s own year is a placeholder, so it may belong elsewhere.
    const milestones = parts.flatMap(milestoneOf).toSorted((a, b) => a.year - b.year)
    return { ...head, layout: 'timeline', milestones }
  }
  if (parts.some((part) => part.title !== '')) {
    const values = parts.map((part) => ({ title: part.title, html: markdownHtml(part.text, []) }))
    return { ...head, layout: 'values', values }
  }
  const quotation = /^\s*((?:>.*\n?)+)/.exec(text)?.[1]
  if (quotation === undefined) return { ...head, layout: 'story', html: markdownHtml(text, []) }
  const quote = withoutMarkdown(quotation).replace(/\s+/g, ' ').trim()
  const rest = text.slice(text.indexOf(quotation) + quotation.length)
  return { ...head, layout: 'mission', quote, html: markdownHtml(rest, []) }
}

/** `2004: South Africa sets its national frame` */
const milestoneHeading = /^(\d{4}): +(.+)$/

/** A last paragraph that is all in italics. */
const sourceLine = /\n\n[*_]([^*_\n]+)[*_]\s*$/

/** Returns the milestone below a heading; none for a part that names no year. */
function milestoneOf({ title, text }: { title: string; text: string }): Milestone[] {
  const [, year, name] = milestoneHeading.exec(title) ?? []
  if (year === undefined || name === undefined) return []
  const source = sourceLine.exec(text)?.[1] ?? null
  const html = markdownHtml(text.replace(sourceLine, ''), [])
  return [{ year: Number(year), title: name, html, source }]
}
