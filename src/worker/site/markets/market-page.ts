import type { Market, ProductStatus } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { type Edition, nameOf, noteSummary, shippedEdition } from '#worker/knowledge/edition.ts'
import { breadcrumbs, type Subject } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, sitePage } from '#worker/site/marketing/public-page.ts'

// The newest of them: after some years a market has hundreds.
const mostNotes = 30

/** What the dossier of a market shows. */
export function marketPage(
  edition: Edition,
  market: Market,
): Omit<Pages['marketing/market'], 'today' | 'watching' | 'status'> {
  const { slug } = market
  const facts = edition.facts.filter((fact) => fact.market === slug)
  const rules = [...edition.rulesOf({ market: slug })]
  return {
    market,
    facts,
    rules,
    notes: edition.notesOf(slug).slice(0, mostNotes).map(noteSummary),
    covered: edition.markets.map((one) => ({ ...nameOf(one), region: one.region })),
    sources: edition.sourcesOf([
      ...market.products,
      ...market.laws,
      ...market.taxes,
      ...Object.values(market.licence).flatMap((point) => point ?? []),
      ...facts,
      ...market.opportunities,
      ...market.challenges,
      ...rules,
    ]),
  }
}

/** What the dossier of a market says of itself. */
export function aboutMarket(edition: Edition, market: Market): PageDescription {
  const { slug, name } = market
  const path = routes.market.href({ slug })
  const description = describe(market)
  const markets = { label: 'Markets', href: sitePage('markets').path }
  return {
    description,
    path,
    image: shippedEdition().findMarket(slug) ? `/og/market-${slug}.png` : '/og/markets.png',
    jsonLd: (subject) => [
      breadcrumbs(subject, [markets, { label: name, href: path }]),
      dataset({ edition, market, description, subject }),
    ],
    feeds: [{ title: `Rules of ${name}`, href: routes.marketRulesFeed.href({ market: slug }) }],
  }
}

/** A sentence made from the record, short enough for a result of a search engine. */
function describe({ name, products }: Market): string {
  const told = new Map<ProductStatus, string[]>()
  for (const { product, status } of products) {
    const label = productLabels[product]
    const word = product === 'b2b' ? label : label.toLowerCase()
    told.set(status, [...(told.get(status) ?? []), word])
  }
  const statuses = [...told].map(
    ([status, labels]) => `${inWords(labels)} ${statusLabels[status].label.toLowerCase()}`,
  )
  return `Gambling in ${name}: ${statuses.join('; ')}. Law, taxes, licence and figures, each with its source.`
}

function inWords(labels: string[]): string {
  const last = labels.at(-1) ?? ''
  return labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${last}` : last
}

interface DatasetSubject {
  edition: Edition
  market: Market
  description: string
  subject: Subject
}

function dataset({ edition, market, description, subject }: DatasetSubject) {
  const { slug, name } = market
  const { absolute, appName } = subject
  return {
    '@type': 'Dataset',
    name: `${name}: gambling law, taxes and figures`,
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
