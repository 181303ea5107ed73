import type { Note } from '../schemas.ts'

/** What the roulette judgment says, and what it leaves open. */
export const note: Note = {
  slug: 'what-the-roulette-judgment-says',
  title: 'What the roulette judgment says, and what it leaves open',
  excerpt:
    'South Africa’s Supreme Court of Appeal has ruled on bets placed on roulette in Gauteng. The reasoning is narrow, and the planning question is wide.',
  category: 'compliance',
  date: '2025-11-06',
  featured: false,
  markets: ['south-africa'],
  body: `On 21 October 2025 the Supreme Court of Appeal decided Portapa v Casino Association of South Africa. The question was whether a bookmaker licensed in Gauteng may take fixed-odds bets on streamed roulette. The answer was no.[^za-portapa-2025]

The reasoning rests on words. The Gauteng Gambling Act lets a bookmaker accept bets on sporting events.[^za-gauteng-gambling-act-1995] Roulette, the court held, is a casino game and not a sporting event in any sensible reading. It also found no conflict with the National Gambling Act, which speaks of bets on contingencies more widely:[^za-national-gambling-act-2004] a province may license less than the national act would allow.

Two readings followed within days. The National Gambling Board welcomed the judgment as a rule for the whole country.[^za-werksmans-portapa] The bookmakers’ association answered that it turns on one province’s statute, and that other provincial acts are worded differently. Both statements can be read with profit; only the judgment binds.

If you supply or offer casino-style content as betting, the planning question is now simple to state. For each province in which you are licensed, which words describe what may be bet upon, and which product relies on the widest of them? Put the answer in a table, take local counsel’s opinion on the doubtful rows, and decide what the business looks like without them.

Interactive casino gambling itself remains unlicensed in South Africa.[^za-national-gambling-act-2004] A product that resembles it closely should expect to be treated as if it were.`,
  sources: [
    { source: 'za-portapa-2025', section: null },
    { source: 'za-gauteng-gambling-act-1995', section: 'Section 55' },
    { source: 'za-national-gambling-act-2004', section: null },
    { source: 'za-werksmans-portapa', section: null },
  ],
  corrections: [],
}
