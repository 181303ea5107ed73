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
    sections: partsOf(fillPlaceholders(edition, body)).map((part, index) =>
      sectionOf(edition, part, index),
    ),
    people: peopleOf(edition),
  }
}

interface Part {
  title: string
  text: string
}

function sectionOf(edition: Edition, { title, text }: Part, index: number): AboutSection {
  const htmlOf = (markdown: string) => markdownHtml(markdown, [], edition)
  const head = { id: sectionId(title, index), title }
  const parts = partsOf(text, 3)
  if (parts.some((part) => milestoneHeading.test(part.title))) {
    // The firm’s own year is a placeholder, so it may belong elsewhere.
    const milestones = parts
      .flatMap((part) => milestoneOf(edition, part))
      .toSorted((a, b) => a.year - b.year)
    return { ...head, layout: 'timeline', milestones }
  }
  if (parts.some((part) => part.title !== '')) {
    const values = parts.map((part) => ({ title: part.title, html: htmlOf(part.text) }))
    return { ...head, layout: 'values', values }
  }
  const quotation = /^\s*((?:>.*\n?)+)/.exec(text)?.[1]
  if (quotation === undefined) return { ...head, layout: 'story', html: htmlOf(text) }
  const quote = withoutMarkdown(quotation).replace(/\s+/g, ' ').trim()
  const rest = text.slice(text.indexOf(quotation) + quotation.length)
  return { ...head, layout: 'mission', quote, html: htmlOf(rest) }
}

/** `2004: South Africa sets its national frame` */
const milestoneHeading = /^(\d{4}): +(.+)$/

/** A last paragraph that is all in italics. */
const sourceLine = /\n\n[*_]([^*_\n]+)[*_]\s*$/

/** Returns the milestone below a heading; none for a part that names no year. */
function milestoneOf(edition: Edition, { title, text }: Part): Milestone[] {
  const [, year, name] = milestoneHeading.exec(title) ?? []
  if (year === undefined || name === undefined) return []
  const source = sourceLine.exec(text)?.[1] ?? null
  const html = markdownHtml(text.replace(sourceLine, ''), [], edition)
  return [{ year: Number(year), title: name, html, source }]
}
