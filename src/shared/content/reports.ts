import type { ContactService } from './services.ts'

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
