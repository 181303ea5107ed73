import {
  figureCaptions,
  firstYear,
  type ReportCard,
  type ReportFigure,
  type ReportSlug,
  reports,
} from '#shared/content/reports.ts'
import type { Market, TaxBase } from '#shared/knowledge/schemas.ts'
import { rateText } from '#shared/knowledge/words.ts'
import { originalLocale } from '#shared/locales.ts'
import { inLocale } from '../locale.ts'
import { type Edition, inEnglish } from './edition.ts'
import { stakeToDividend } from './stake-to-dividend.ts'

/** The rates on a card do not depend on these amounts. */
const sampleInput = { stakes: 100, margin: 10, deposits: 40 }

/** The labels of tax bases that fit on one line of a card. */
const shortBases: Readonly<Record<TaxBase, string>> = {
  stakes: 'Stakes',
  ggr: 'Gross revenue',
  winnings: 'Winnings',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  licence: 'Licence',
}

/**
 * Returns the reports with their figures, using the taxes in force on the day (`YYYY-MM-DD`). Reports are
 * in English, and so are their cards.
 */
export function reportCards(edition: Edition, today: string): ReportCard[] {
  return inLocale(originalLocale, () => englishCards(inEnglish(edition), today))
}

function englishCards(edition: Edition, today: string): ReportCard[] {
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
  const flow = stakeToDividend(market, { product: 'sportsbook', input: sampleInput, today })
  return (flow?.steps ?? []).map(({ base, rate, certainty }) => {
    return {
      label: `${shortBases[base]}, ${market.name}`,
      percent: rate,
      text: rateText(rate, certainty),
      isExact: certainty === 'exact',
    }
  })
}
