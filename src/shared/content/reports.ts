/** What a report is, in the words of its card. */
export type ReportType = 'Market Report' | 'Regulatory Guide' | 'Investor Brief'

/** A report as its card shows it; the text is in `report-texts.ts`, the file at `/reports/{slug}.pdf`. */
export type Report = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly pages: number
  readonly type: ReportType
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
  },
  {
    slug: 'licensing-guide-2026',
    title: 'Licensing Guide, 2026',
    description:
      'Who licenses what in the four key markets, what an application file holds, and how to keep a licence once it is granted.',
    pages: 6,
    type: 'Regulatory Guide',
  },
  {
    slug: 'investor-diligence-2026',
    title: 'Diligence in African iGaming, 2026',
    description:
      'What to ask of a target before price is discussed: the licence, the tax position, the ledger, the players and the way out.',
    pages: 6,
    type: 'Investor Brief',
  },
] as const satisfies readonly Report[]

/** The slug of a report. */
export type ReportSlug = (typeof reports)[number]['slug']
