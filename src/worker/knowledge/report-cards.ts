import {
  figureCaptions,
  firstYear,
  type ReportCard,
  type ReportFigure,
  type ReportSlug,
  reports,
} from '#shared/content/reports.ts'
import type { Market, TaxBase } from '#shared/knowledge/schemas.ts'
import type { Edition } from './edition.ts'
import { stakeToDividend } from './stake-to-dividend.ts'

/** What the rates on a card are of: they do not depend on the amounts. */
const usual = { stakes: 100, margin: 10, deposits: 40 }

/** What a tax is a share of, short enough for one line of a card. */
const shortBases: Readonly<Record<TaxBase, string>> = {
  stakes: 'Stakes',
  ggr: 'Gross revenue',
  winnings: 'Winnings',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  licence: 'Licence',
}

/** The reports, each with the figure of its cover; the taxes are those in force on the day. */
export function reportCards(edition: Edition, today: string): ReportCard[] {
  const figures: Record<ReportSlug, ReportFigure> = {
    'four-key-markets-2026': {
      kind: 'bars',
      caption: figureCaptions['four-key-markets-2026'],
      rows: populations(edition),
    },
    'licensing-guide-2026': {
      kind: 'year',
      caption: figureCaptions['licensing-guide-2026'],
      rows: firstYear,
    },
    'investor-diligence-2026': {
      kind: 'rates',
      caption: figureCaptions['investor-diligence-2026'],
      rows: keyMarkets(edition).flatMap((market) => rates(market, today)),
    },
  }
  return reports.map((report) => ({ ...report, figure: figures[report.slug] }))
}

/** The markets that are told of in full. */
export function keyMarkets({ markets }: Pick<Edition, 'markets'>): Market[] {
  return markets.filter(({ depth }) => depth === 'full')
}

function populations(edition: Edition) {
  const rows = keyMarkets(edition).flatMap(({ slug, name }) => {
    const fact = edition.newestFacts(slug).find(({ key }) => key === 'population')
    if (!fact) return []
    return { label: name, value: Number((fact.value / 1e6).toFixed(1)) }
  })
  return rows.toSorted((a, b) => b.value - a.value)
}

function rates(market: Market, today: string) {
  const flow = stakeToDividend(market, { product: 'sportsbook', input: usual, today })
  return (flow?.steps ?? []).map(({ base, rate, upperBound }) => {
    return {
      label: `${shortBases[base]}, ${market.name}`,
      percent: rate,
      atMost: upperBound,
    }
  })
}
