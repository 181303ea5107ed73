import type { FirmPage } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import type { PageBlock, PageSection, Question } from '#shared/site/page-props.ts'
import type { Settings } from '#worker/env.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { blockNames, fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { questionsOf } from './questions.ts'
import { partsOf, sectionId } from './sections.ts'

type LegalProps = Pages['marketing/legal']

/** Returns the props of a page of the firm. */
export function pageProps(
  edition: Edition,
  page: Omit<FirmPage, 'slug'>,
  handling: Omit<LegalProps, 'title' | 'lead' | 'sections'>,
): LegalProps {
  const { title, lead, body } = page
  const opening = lead && fillPlaceholders(edition, lead)
  return { title, lead: opening, sections: sectionsOf(edition, body), ...handling }
}

/** Returns the props of a previewed page, with the usual times of storage. */
export function pagePreview(edition: Edition, page: Omit<FirmPage, 'slug'>): LegalProps {
  return pageProps(edition, page, {
    contactRetentionDays: 730,
    bookingRetentionDays: 365,
    statistics: true,
    lookups: [],
  })
}

/** Returns what a site says of how it handles personal data. */
export function handlingOf(settings: Settings) {
  const { contactRetentionDays, bookingRetentionDays, statistics, breachedPasswordsUrl } = settings
  const lookups = breachedPasswordsUrl
    ? [messages.privacy.breachLookup(breachedPasswordsUrl.host)]
    : []
  return { contactRetentionDays, bookingRetentionDays, statistics, lookups }
}

/** Returns the questions as the contact page shows them. */
export function contactQuestions(edition: Edition): Question[] {
  return questionsOf(edition).map(({ question, markdown }) => ({
    question,
    html: markdownHtml(markdown, [], edition),
  }))
}

function sectionsOf(edition: Edition, body: string): PageSection[] {
  return partsOf(body).map(({ title, text }, index) => ({
    id: sectionId(title, index),
    title,
    blocks: blocksOf(edition, fillPlaceholders(edition, text)),
  }))
}

function blocksOf(edition: Edition, text: string): PageBlock[] {
  const pieces = text.split(/^\{([a-z]+)\}$/m)
  return pieces.flatMap((piece, index): PageBlock[] => {
    const name = blockNames.find((block) => block === piece)
    if (index % 2 === 1 && name) return [{ name }]
    // Headings stand below that of their section.
    const html = markdownHtml(piece.replace(/^###/gm, '##'), [], edition)
    return html ? [{ html }] : []
  })
}
