import type { ContactService } from './services.ts'

/** What a report is, in the words of its card. */
export type ReportType = 'Market Report' | 'Regulatory Guide' | 'Investor Brief'

/** The figure on a report's cover, from the numbers of its text. */
export type ReportFigure = {
  readonly caption: string
} & (
  | { readonly kind: 'bars'; readonly rows: readonly { label: string; value: number }[] }
  | { readonly kind: 'year'; readonly rows: readonly { label: string; times: number }[] }
  | {
      readonly kind: 'rates'
      readonly rows: readonly { label: string; percent: number; proposed?: true }[]
    }
)

/** A report as its card shows it; the text is in `report-texts.ts`, the file at `/reports/{slug}.pdf`. */
export type Report = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly pages: number
  readonly type: ReportType
  readonly figure: ReportFigure
}

/** The opening of the section with the reports. */
export const reportsIntro = {
  title: 'Research Reports',
  lead: 'Free to download and to share with your team. No form to fill in first.',
  action: 'Download Report',
} as const

/** The three research reports. */
export const reports = [
  {
    slug: 'four-key-markets-2026',
    title: 'Four Key Markets, 2026',
    description:
      'South Africa, Nigeria, Kenya and Ghana side by side: size, law, tax, payments and players, with a way to choose between them.',
    pages: 6,
    type: 'Market Report',
    figure: {
      kind: 'bars',
      caption: 'Population, in millions',
      rows: [
        { label: 'Nigeria', value: 237.5 },
        { label: 'South Africa', value: 63.1 },
        { label: 'Kenya', value: 57.5 },
        { label: 'Ghana', value: 35.1 },
      ],
    },
  },
  {
    slug: 'licensing-guide-2026',
    title: 'Licensing Guide, 2026',
    description:
      'Who licenses what in the four key markets, what an application file holds, and how to keep a licence once it is granted.',
    pages: 6,
    type: 'Regulatory Guide',
    figure: {
      kind: 'year',
      caption: 'The first year under a licence',
      rows: [
        { label: 'Weekly', times: 52 },
        { label: 'Monthly', times: 12 },
        { label: 'Quarterly', times: 4 },
        { label: 'Half-yearly', times: 2 },
        { label: 'Yearly', times: 1 },
      ],
    },
  },
  {
    slug: 'investor-diligence-2026',
    title: 'Diligence in African iGaming, 2026',
    description:
      'What to ask of a target before price is discussed: the licence, the tax position, the ledger, the players and the way out.',
    pages: 6,
    type: 'Investor Brief',
    figure: {
      kind: 'rates',
      caption: 'Taxes, each in per cent of its own base',
      rows: [
        { label: 'Deposits, Kenya', percent: 5 },
        { label: 'Withdrawals, Kenya', percent: 5 },
        { label: 'Net winnings, Lagos', percent: 5 },
        { label: 'Gross revenue, Ghana', percent: 20 },
        { label: 'Online, South Africa', percent: 20, proposed: true },
      ],
    },
  },
] as const satisfies readonly Report[]

/** The slug of a report. */
export type ReportSlug = (typeof reports)[number]['slug']

const reportFor: Record<ContactService, ReportSlug> = {
  'licensing-compliance': 'licensing-guide-2026',
  'market-entry-strategy': 'four-key-markets-2026',
  'marketing-affiliates': 'four-key-markets-2026',
  'investor-advisory': 'investor-diligence-2026',
  'legal-documentation': 'licensing-guide-2026',
  'operational-excellence': 'licensing-guide-2026',
  'custom-research': 'four-key-markets-2026',
}

/** The report to read meanwhile for whoever asked about a service; else the broadest. */
export function reportAbout(service: ContactService = 'custom-research'): Report {
  return reports.find(({ slug }) => slug === reportFor[service]) ?? reports[0]
}

/** One row of a figure: its words, and what is drawn along its line. */
export type FigureRow = {
  readonly label: string
  readonly value: string
  /** How much of the line a bar takes, from 0 to 1. */
  readonly bar?: number
  /** Whether the bar is only outlined: what it stands for is not in force. */
  readonly outlined?: boolean
  /** Into how many parts ticks divide the line. */
  readonly ticks?: number
}

/** A figure as rows, for the card and for the cover of the PDF. */
export function figureRows(figure: ReportFigure): FigureRow[] {
  switch (figure.kind) {
    case 'bars': {
      const most = Math.max(...figure.rows.map(({ value }) => value))
      return figure.rows.map(({ label, value }) => ({
        label,
        value: `${value}`,
        bar: value / most,
      }))
    }
    case 'year':
      return figure.rows.map(({ label, times }) => ({
        label,
        value: `${times} a year`,
        ticks: times,
      }))
    case 'rates':
      return figure.rows.map(({ label, percent, proposed = false }) => ({
        label,
        value: proposed ? `${percent}%, proposed` : `${percent}%`,
        bar: percent / 100,
        outlined: proposed,
      }))
  }
}
