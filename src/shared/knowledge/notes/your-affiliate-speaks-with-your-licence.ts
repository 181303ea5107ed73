import type { Note } from '../schemas.ts'

/** Your affiliate speaks with your licence. */
export const note: Note = {
  slug: 'your-affiliate-speaks-with-your-licence',
  title: 'Your affiliate speaks with your licence',
  excerpt:
    'A regulator who finds a misleading post looks for the licence behind it. Six clauses make an affiliate agreement you can defend.',
  category: 'marketing',
  date: '2026-02-10',
  featured: false,
  markets: ['south-africa', 'kenya', 'nigeria'],
  body: `An affiliate is paid to be persuasive. The licence holder answers for what was said. That imbalance is the whole subject, and most affiliate agreements we are shown deal with it in one sentence.

We ask for six clauses. Content: every claim about odds, bonuses or payouts comes from approved text, and the warning required in that market is part of the text.[^ke-gambling-control-act-2025] Audience: no media directed mainly at minors,[^za-national-gambling-act-2004] no sports or music channels whose followers are mostly under age, no messages to people who have excluded themselves. Channels: a closed list, with new ones approved in writing. Data: no lists bought elsewhere, and consent that can be shown.[^ng-data-protection-act-2023] Payment: no share of losses from a player who was already flagged as at risk. Inspection: the right to see placements, and to stop payment on a breach.

The fifth clause is the unusual one and the most telling. A partner who declines it has explained the business model.

Then check. Sample twenty placements a month in each market, including the ones that appear only on a phone and only in the evening. Keep the pictures with their dates. In Nigeria and Kenya ask someone who speaks the language of the post, since a careful English page may sit alongside a careless one.

The cost is a few hours. The alternative is to learn what was said in your name from the authority that issued it.`,
  sources: [
    { source: 'ke-gambling-control-act-2025', section: null },
    { source: 'za-national-gambling-act-2004', section: 'Section 15' },
    { source: 'ng-data-protection-act-2023', section: null },
  ],
  corrections: [],
}
