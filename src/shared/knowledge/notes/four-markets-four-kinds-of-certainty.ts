import type { Note } from '../schemas.ts'

/** Four markets, four kinds of certainty. */
export const note: Note = {
  slug: 'four-markets-four-kinds-of-certainty',
  title: 'Four markets, four kinds of certainty',
  excerpt:
    'South Africa, Nigeria, Kenya and Ghana are often ranked by size. Ranking them by what you can know in advance gives a different order, and a more useful one.',
  category: 'market-analysis',
  date: '2026-11-10',
  featured: true,
  markets: ['south-africa', 'nigeria', 'kenya', 'ghana'],
  body: `A market can be large and still be a poor first choice, if nobody can tell you on Monday what will be lawful on Friday. We therefore ask a second question after size: what kind of certainty does this market offer?

South Africa offers certainty of practice. The National Gambling Act dates from 2004, nine provinces license under it, and the habits of those offices are well known.[^za-national-gambling-act-2004] What is open is at the edges: casino content sold as betting, and a national tax on online revenue that the Treasury put forward in November 2025.[^za-treasury-online-gambling-tax]

Nigeria offers certainty of principle. Since the Supreme Court’s judgment of 22 November 2024 there is no doubt that the states decide.[^ng-afriwise-lottery-act] How far one certificate carries from state to state is a matter for agreement between them,[^ng-vixio-reciprocity] and agreements are renewed by people.

Kenya offers certainty of text. Its act of 2025 is recent, clear and names online gambling.[^ke-gambling-control-act-2025] The practice under it is still young, and a careful entrant leaves room in the timetable for that. Ghana offers certainty of address. One commission, one act, one yearly renewal.[^gh-gaming-act-2006] The act is from 2006 and says little about the internet, so the commission’s guidance matters more than the statute.

None of these is best. A company with patient capital may prefer text to practice; one with a tested product may prefer the reverse. Decide which uncertainty you can carry, and the order of entry often follows.`,
  sources: [
    { source: 'za-national-gambling-act-2004', section: null },
    { source: 'za-treasury-online-gambling-tax', section: null },
    { source: 'ng-afriwise-lottery-act', section: 'SC/1/2008; (2025) 5 NWLR (Pt. 1984) 43' },
    { source: 'ng-vixio-reciprocity', section: null },
    { source: 'ke-gambling-control-act-2025', section: null },
    { source: 'gh-gaming-act-2006', section: null },
  ],
  corrections: [
    {
      date: '2026-11-22',
      text: 'The list of sources gave the number of the Nigerian case as SC/01/2008. It is SC/1/2008.',
    },
  ],
}
