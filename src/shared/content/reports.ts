import { entryOf } from '../records.ts'

/** The type of a report on its card. */
type ReportType = 'Market Report' | 'Regulatory Guide' | 'Investor Brief'

/** The figure on a report's cover, from the same records as the text. */
export type ReportFigure = {
  readonly caption: string
} & (
  | { readonly kind: 'bars'; readonly rows: readonly { label: string; value: number }[] }
  | { readonly kind: 'year'; readonly rows: readonly { label: string; times: number }[] }
  | {
      readonly kind: 'rates'
      readonly rows: readonly { label: string; percent: number; text: string; isExact: boolean }[]
    }
)

/** A report; the text is in `report-texts.ts`; the Worker makes the file at `/reports/{slug}.pdf`. */
type Report = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly type: ReportType
}

/** A report with the figure of its card. */
export type ReportCard = Report & { readonly figure: ReportFigure }

/** The three research reports. */
export const reports = [
  {
    slug: 'four-key-markets-2026',
    title: 'Four Key Markets, 2026',
    description:
      'South Africa, Nigeria, Kenya and Ghana side by side: size, law, tax, payments and players, with a way to choose between them.',
    type: 'Market Report',
  },
  {
    slug: 'licensing-guide-2026',
    title: 'Licensing Guide, 2026',
    description:
      'Who licenses what in the four key markets, what an application file holds, and how to keep a licence once it is granted.',
    type: 'Regulatory Guide',
  },
  {
    slug: 'investor-diligence-2026',
    title: 'Diligence in African iGaming, 2026',
    description:
      'What to ask of a target before price is discussed: the licence, the tax position, the ledger, the players and the way out.',
    type: 'Investor Brief',
  },
] as const satisfies readonly Report[]

/** The captions of the figures. */
export const figureCaptions = {
  'four-key-markets-2026': 'Population, in millions',
  'licensing-guide-2026': 'The first year under a licence',
  'investor-diligence-2026': 'Taxes, each in per cent of its own base',
} as const satisfies Record<ReportSlug, string>

/** The number of each recurring check in the first year, as in the licensing guide. */
export const firstYear = [
  { label: 'Weekly', times: 52 },
  { label: 'Monthly', times: 12 },
  { label: 'Quarterly', times: 4 },
  { label: 'Half-yearly', times: 2 },
  { label: 'Yearly', times: 1 },
] as const

/** The slug of a report. */
export type ReportSlug = (typeof reports)[number]['slug']

/** By the slug of a service. */
const reportFor: Readonly<Record<string, ReportSlug>> = {
  'licensing-compliance': 'licensing-guide-2026',
  'investor-advisory': 'investor-diligence-2026',
  'legal-documentation': 'licensing-guide-2026',
  'operational-excellence': 'licensing-guide-2026',
}

/** Returns the report to suggest after an enquiry about a service; by default the broadest one. */
export function reportAbout(service = ''): Report {
  const about = entryOf(reportFor, service)
  return reports.find(({ slug }) => slug === about) ?? reports[0]
}

/** A row of a figure: its texts, and a bar or ticks along its line. */
export type FigureRow = {
  readonly label: string
  readonly value: string
  /** The length of the bar, from 0 to 1. */
  readonly bar?: number
  /** True if the bar is not exact and therefore only outlined. */
  readonly outlined?: boolean
  /** The number of parts into which ticks divide the line. */
  readonly ticks?: number
}

/** Returns the rows of a figure, for the card and for the cover of the PDF. */
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
      return figure.rows.map(({ label, percent, text, isExact }) => ({
        label,
        value: text,
        bar: percent / 100,
        outlined: !isExact,
      }))
  }
}
