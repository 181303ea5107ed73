import type { Note } from '../schemas.ts'

/** What the end of grey-listing changes, and what it does not. */
export const note: Note = {
  slug: 'what-the-end-of-grey-listing-changes',
  title: 'What the end of grey-listing changes, and what it does not',
  excerpt:
    'Four African countries left the FATF’s list of jurisdictions under increased monitoring in October 2025. Your diligence list should change by three lines, not ten.',
  category: 'investment',
  date: '2026-03-03',
  featured: true,
  markets: ['south-africa', 'nigeria', 'mozambique'],
  body: `On 24 October 2025 the Financial Action Task Force removed South Africa, Nigeria, Mozambique and Burkina Faso from its list of jurisdictions under increased monitoring, after visits confirmed that their action plans were complete. Kenya, Namibia and Côte d’Ivoire were among those that remained at that date.[^fatf-increased-monitoring-2025-10]

For a gaming investment the effect is practical. Correspondent banks ask fewer questions about a payment from Johannesburg or Lagos. A fund’s compliance committee may no longer need an exception. Some lenders will shorten their enhanced review. That is worth days in a closing timetable, and sometimes a cheaper facility.

What does not change is the target. A country’s rating says nothing about whether this company knows its customers. In South Africa a gambling business is an accountable institution under the Financial Intelligence Centre Act,[^za-financial-intelligence-centre-act-2001] and its duties are the same on both sides of the date. So ask for the risk assessment, the last independent test and the register of reports made. A business of any size that has never reported anything suspicious has either remarkable players or a closed eye.

We would change three lines: the country-risk score, the bank’s questionnaire and the expected closing time. The other lines stay as they are, and so does the first of them: whose money is this, and how do you know?`,
  sources: [
    { source: 'fatf-increased-monitoring-2025-10', section: null },
    { source: 'za-financial-intelligence-centre-act-2001', section: 'Schedule 1' },
  ],
  corrections: [],
}
