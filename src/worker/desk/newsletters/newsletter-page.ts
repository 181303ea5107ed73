import type { NewsletterSummary } from '#shared/desk/newsletters/props.ts'
import { visitorTitles } from '#shared/desk/visitor-title-words.ts'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import { type Edition, noteSummary, ruleSummary } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { excerptOf } from '#worker/knowledge/without-markdown.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'
import { firstSentence } from './first-sentence.ts'
import { referencesOf } from './references.ts'

/** Returns the props of a newsletter's page; the date is null before it is in the archive. */
export function newsletterProps(
  edition: Edition,
  newsletter: Newsletter,
): Pages['marketing/letter'] {
  const { slug, subject, introduction, closing } = newsletter
  const { notes, rules } = referencesOf(edition, newsletter)
  const newsletters = newsletterSummaries(edition)
  const index = newsletters.findIndex((summary) => summary.slug === slug)
  const neighbour = (position: number) => (index < 0 ? null : (newsletters[position] ?? null))
  const date = newsletters[index]?.date ?? null
  return {
    letter: { slug, subject, date, excerpt: excerptOf(introduction) },
    introduction: markdownHtml(introduction, []),
    closing: markdownHtml(closing, []),
    notes: notes.map(noteSummary),
    rules: rules.map((rule) => ({
      ...ruleSummary(edition, rule),
      text: firstSentence(rule.text),
    })),
    next: neighbour(index - 1),
    previous: neighbour(index + 1),
  }
}

/** Returns the newsletters that were sent, newest first. */
export function newsletterSummaries(edition: Edition): NewsletterSummary[] {
  return edition.letters.map(({ slug, subject, date, excerpt }) => ({
    slug,
    subject,
    date,
    excerpt,
  }))
}

const archiveCrumb = () => ({ label: visitorTitles.newsletters, href: routes.letters.href() })
const image = () => shareImagePath('insights')

export function aboutNewsletters(): PageDescription {
  return {
    description: descriptions.newsletters,
    path: routes.letters.href(),
    image: image(),
    jsonLd: (subject) => [breadcrumbs(subject, [archiveCrumb()])],
  }
}

export function aboutNewsletter(newsletter: NewsletterSummary): PageDescription {
  const path = routes.letter.href(newsletter)
  return {
    description: newsletter.excerpt,
    path,
    image: image(),
    jsonLd: (subject) => [
      article(newsletter, { ...subject, path }),
      breadcrumbs(subject, [archiveCrumb(), { label: newsletter.subject, href: path }]),
    ],
  }
}

function article(
  newsletter: NewsletterSummary,
  { appName, absolute, path }: Publisher & { path: string },
) {
  const firm = { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) }
  return {
    '@type': 'Article',
    headline: newsletter.subject,
    description: newsletter.excerpt,
    datePublished: newsletter.date,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: absolute(image()),
    author: firm,
    publisher: firm,
  }
}
