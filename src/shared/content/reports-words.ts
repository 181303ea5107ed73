/** The opening of the section with the reports. */
export const reportsIntro = {
  title: 'Research Reports',
  lead: 'Free to download and to share with your team. No form to fill in first.',
  action: 'Download Report',
} as const
