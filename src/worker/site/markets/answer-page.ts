import { currentLocale } from '#shared/current-locale.ts'
import { answerFigures } from '#shared/knowledge/answer-figures.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { Citation } from '#shared/knowledge/props.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { originalLocale } from '#shared/locales.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { citations } from '#shared/site/head-messages.ts'
import { pageNames } from '#shared/site/page-names.ts'
import { shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import { withQuery } from '#shared/with-query.ts'
import { type AnswerSubject, answerRecords } from '#worker/knowledge/answer-records.ts'
import {
  type Edition,
  inEnglish,
  productIn,
  ruleSummary,
  shippedEdition,
} from '#worker/knowledge/edition.ts'
import { inLocale } from '#worker/locale.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

type AnswerProps = Omit<Pages['marketing/answer'], 'following' | 'past'>

const maxRules = 5

/** Returns the props of an answer's page; the address to cite is below `origin`. */
export function answerPage(edition: Edition, subject: AnswerSubject, origin: URL): AnswerProps {
  const { market, product, today } = subject
  const { slug, name, code, region, checkedAt } = market
  const { text, source, section } = productIn(market, product)
  const records = answerRecords(subject)
  const { taxes, timeToDecide } = records
  const obligations = obligationsOf(market, { product })
  const figures = [...taxes, ...(timeToDecide ? [timeToDecide] : [])]
  return {
    market: { slug, name, code, region },
    product,
    text,
    citation: { source, section },
    ...records,
    obligations,
    rules: edition
      .rulesOf({ market: slug })
      .slice(0, maxRules)
      .map((rule) => ruleSummary(edition, rule)),
    checkedAt,
    sources: edition.sourcesOf([{ source }, ...figures, ...obligations]),
    statuses: statusesOf(market),
    cite: answerCitation(edition, subject, origin),
    today,
  }
}

/** Returns the statuses of a market's products, in the order of products. */
export function statusesOf({ products }: Market): AnswerProps['statuses'] {
  return products.map(({ product, status }) => ({ product, status }))
}

function answerCitation(
  edition: Edition,
  { market, product, today }: AnswerSubject,
  origin: URL,
): Citation {
  return {
    title: launchQuestionOf(product, market.name),
    within: citations.inAnswers(productLabels[product], market.name, edition.number),
    date: edition.publishedAt,
    address: new URL(withQuery(pathOf(market, product), [['on', today]]), origin).href,
  }
}

function pathOf({ slug }: Market, product: Product): string {
  return routes.answer.href({ slug, product })
}

export function describeAnswer(edition: Edition, subject: AnswerSubject): PageDescription {
  const { market, product } = subject
  const path = pathOf(market, product)
  const markets = { label: pageNames.markets, href: routes.markets.href() }
  const dossier = { label: market.name, href: routes.market.href({ slug: market.slug }) }
  return {
    description: shortened(answerText(subject)),
    path,
    image: imageOf(edition, subject),
    jsonLd: (publisher) => [
      questionPage(edition, subject, publisher),
      breadcrumbs(publisher, [markets, dossier, { label: productLabels[product], href: path }]),
    ],
  }
}

/** Returns the answer as a text: the status, then the sentence. */
function answerText({ market, product }: AnswerSubject): string {
  const { status, text } = productIn(market, product)
  return `${statusLabels[status].label}. ${text}`
}

// Longer descriptions are cut off by search engines.
const maxDescription = 170

function shortened(text: string): string {
  if (text.length <= maxDescription) return text
  return `${text.slice(0, text.lastIndexOf(' ', maxDescription - 1))}…`
}

/** Returns the image drawn at build time, or that of all markets where its figures are outdated. */
function imageOf(edition: Edition, { market: { slug }, product, today }: AnswerSubject) {
  const shipped = shippedEdition()
  // What an image says in other languages is translated from what it says in English.
  const drawn = { product, today: shipped.publishedAt, market: shipped.findMarket(slug) }
  const present = { product, today, market: inEnglish(edition).findMarket(slug) }
  const isUpToDate = inLocale(originalLocale, () => imageTextOf(drawn) === imageTextOf(present))
  return shareImagePath(isUpToDate ? shareImageOf.answer(slug, product) : 'markets')
}

/** Returns what the image says; null without a market. */
function imageTextOf({
  market,
  ...rest
}: Omit<AnswerSubject, 'market'> & { market: Market | null }) {
  if (!market) return null
  const records = answerRecords({ market, ...rest })
  const figures = answerFigures(records).map(({ label, value }) => [label, value])
  return JSON.stringify([market.name, records.status, figures])
}

function questionPage(edition: Edition, subject: AnswerSubject, { absolute, appName }: Publisher) {
  const { market, product } = subject
  const { source } = productIn(market, product)
  const { url, title } = edition.getSource(source)
  return {
    '@type': 'FAQPage',
    inLanguage: currentLocale(),
    url: absolute(pathOf(market, product)),
    dateModified: market.checkedAt,
    about: { '@type': 'Country', name: market.name, identifier: market.code },
    mainEntity: {
      '@type': 'Question',
      name: launchQuestionOf(product, market.name),
      acceptedAnswer: {
        '@type': 'Answer',
        text: answerText(subject),
        author: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
        citation: { '@type': 'CreativeWork', name: title, ...(url && { url }) },
      },
    },
  }
}
