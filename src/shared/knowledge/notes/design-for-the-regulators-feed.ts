import type { Note } from '../schemas.ts'

/** Design for the regulator’s feed. */
export const note: Note = {
  slug: 'design-for-the-regulators-feed',
  title: 'Design for the regulator’s feed',
  excerpt:
    'Live monitoring is becoming a condition of trading in East Africa. Platforms that treat it as an export at the end of the month will struggle.',
  category: 'technology',
  date: '2026-09-08',
  featured: false,
  markets: ['kenya', 'uganda'],
  body: `For a long time a regulator saw a betting business once a year, through returns. That is changing. Kenya’s act of 2025 provides for real-time monitoring of gambling transactions.[^ke-gambling-control-act-2025] Uganda’s Lotteries and Gaming Act already foresees a national central electronic monitoring system,[^ug-lotteries-and-gaming-act-2016] and the authorities there have been building one.

For a platform vendor this is an architectural fact, not a reporting feature. If stakes, results, deposits and withdrawals live in separate systems that agree only after a nightly job, a live feed will publish your disagreements as they happen.

We suggest three habits. Keep one append-only ledger in which every movement of a player’s money has a single identifier, and let every report, internal or official, be a view of it. Record the time an event happened and the time you learned of it as two fields. And send corrections as new entries that point to the old one; regulators forgive a corrected record far sooner than a rewritten one.

Then consider the player in the data. A feed that carries names and numbers is personal data under Kenya’s Data Protection Act, 2019,[^ke-data-protection-act-2019] and under similar acts elsewhere. Send what the law asks for and no more, and write down why.

A final benefit is close to home. The ledger that satisfies a supervisor also shows, early, which players are losing more than they used to. Use it for them as well.`,
  sources: [
    { source: 'ke-gambling-control-act-2025', section: null },
    { source: 'ug-lotteries-and-gaming-act-2016', section: 'Section 61' },
    { source: 'ke-data-protection-act-2019', section: null },
  ],
  corrections: [],
}
