import * as texts from '#shared/content/seo.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { DossierRule, Following } from '#shared/knowledge/props.ts'
import type { Market, ProductStatus } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { citations } from '#shared/site/head-messages.ts'
import { pageNames } from '#shared/site/page-names.ts'
import { shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import { type Edition, nameOf, noteSummary, shippedEdition } from '#worker/knowledge/edition.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { describeSitePage, type PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

// The newest notes; after some years a market has hundreds.
const maxNotes = 30

/** Returns the props of a market's dossier that are the same for every reader. */
export function marketPage(
  edition: Edition,
  market: Market,
): Omit<Pages['marketing/market'], 'today' | 'cite' | 'past' | keyof Following> {
  const { slug } = market
  const { obligations: _, ...head } = market
  const obligations = obligationsOf(market)
  const facts = edition.facts.filter((fact) => fact.market === slug)
  return {
    market: head,
    obligations,
    facts,
    rules: edition.rulesOf({ market: slug }).map(dossierRule),
    notes: edition.notesOf(slug).slice(0, maxNotes).map(noteSummary),
    covered: edition.markets.map((other) => ({ ...nameOf(other), region: other.region })),
    sources: edition.sourcesOf([
      ...market.products,
      ...market.laws,
      ...market.taxes,
      ...Object.values(market.licence).flatMap((point) => point ?? []),
      ...obligations,
      ...facts,
      ...market.opportunities,
      ...market.challenges,
    ]),
  }
}

function dossierRule({ slug, market, date, stage, topics, title }: DossierRule): DossierRule {
  return { slug, market, date, stage, topics, title }
}

export function describeMarket(edition: Edition, market: Market): PageDescription {
  const { slug, name } = market
  const path = routes.market.href({ slug })
  const description = summarize(market)
  const markets = { label: pageNames.markets, href: describeSitePage('markets').path }
  return {
    description,
    path,
    image: shareImagePath(
      shippedEdition().findMarket(slug) ? shareImageOf.market(slug) : 'markets',
    ),
    jsonLd: (publisher) => [
      breadcrumbs(publisher, [markets, { label: name, href: path }]),
      dataset({ edition, market, description, publisher }),
    ],
    feeds: [
      { title: texts.rulesOfMarket(name), href: routes.marketRulesFeed.href({ market: slug }) },
    ],
  }
}

function summarize({ name, products }: Market): string {
  const productsByStatus = new Map<ProductStatus, string[]>()
  for (const { product, status } of products) {
    // “B2B” keeps its capitals.
    const word = productLabels[product].replace(/^\p{Lu}(?=\p{Ll})/u, (first) =>
      first.toLowerCase(),
    )
    productsByStatus.set(status, [...(productsByStatus.get(status) ?? []), word])
  }
  const statuses = [...productsByStatus].map(([status, labels]) =>
    texts.productsOfStatus(joinWithAnd(labels), statusLabels[status].label.toLowerCase()),
  )
  return texts.marketSummary(name, statuses)
}

function joinWithAnd(labels: string[]): string {
  const last = labels.at(-1) ?? ''
  return labels.length > 1 ? `${labels.slice(0, -1).join(', ')} ${texts.and} ${last}` : last
}

interface DatasetInput {
  edition: Edition
  market: Market
  description: string
  publisher: Publisher
}

function dataset({ edition, market, description, publisher }: DatasetInput) {
  const { slug, name } = market
  const { absolute, appName } = publisher
  return {
    '@type': 'Dataset',
    name: citations.dataset(name),
    description,
    url: absolute(routes.market.href({ slug })),
    version: String(edition.number),
    dateModified: market.checkedAt,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
    spatialCoverage: { '@type': 'Country', name, identifier: market.code },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: absolute(routes.marketData.href({ slug })),
    },
  }
}
