/** The titles of feeds and of the calendar of rules. */
export const feedMessages = {
  notes: { title: 'Insights', subtitle: 'Sourced notes on African iGaming markets' },
  rules: {
    title: 'Ledger of Rules',
    subtitle: 'Changes of gambling law and regulation in African markets',
  },
  rulesOf: (market: string) => ({
    title: `Ledger of Rules: ${market}`,
    subtitle: `Changes of gambling law and regulation in ${market}`,
  }),
  changes: { title: 'Changes', subtitle: 'What changed in our records, edition by edition' },
  ofMarket: (market: string, title: string) => `${market}: ${title}`,
} as const
