import type { LetterSummary } from '#shared/desk/letters/props.ts'
import type { Letter } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type Edition, noteSummary, ruleSummary } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { excerptOf } from '#worker/knowledge/without-markdown.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'
import { chosenOf } from './chosen.ts'
import { firstSentence } from './first-sentence.ts'

/** What the page of a letter shows; one that is not in the archive has no date. */
export function letterProps(edition: Edition, letter: Letter): Pages['marketing/letter'] {
  const { slug, subject, introduction, closing } = letter
  const { notes, rules } = chosenOf(edition, letter)
  const letters = lettersOf(edition)
  const index = letters.findIndex((one) => one.slug === slug)
  const neighbour = (at: number) => (index < 0 ? null : (letters[at] ?? null))
  const date = letters[index]?.date ?? null
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

/** The letters that were sent, the newest first. */
export function lettersOf(edition: Edition): LetterSummary[] {
  return edition.letters.map(({ slug, subject, date, excerpt }) => ({
    slug,
    subject,
    date,
    excerpt,
  }))
}

const place = { label: 'Letters', href: routes.letters.href() }
const image = '/og/insights.png'

/** What the list of letters says of itself. */
export function aboutLetters(): PageDescription {
  return {
    description:
      'Our monthly newsletter, as it was sent: what changed in law, tax and practice in the gaming markets of Africa.',
    path: place.href,
    image,
    jsonLd: (subject) => [breadcrumbs(subject, [place])],
  }
}

/** What the page of a letter says of itself. */
export function aboutLetter(letter: LetterSummary): PageDescription {
  const path = routes.letter.href(letter)
  return {
    description: letter.excerpt,
    path,
    image,
    jsonLd: (subject) => [
      article(letter, { ...subject, path }),
      breadcrumbs(subject, [place, { label: letter.subject, href: path }]),
    ],
  }
}

/** A letter in schema.org's words. */
function article(letter: LetterSummary, { appName, absolute, path }: Publisher & { path: string }) {
  const firm = { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) }
  return {
    '@type': 'Article',
    headline: letter.subject,
    description: letter.excerpt,
    datePublished: letter.date,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: absolute(image),
    author: firm,
    publisher: firm,
  }
}
