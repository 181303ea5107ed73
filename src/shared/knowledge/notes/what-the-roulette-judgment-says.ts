import type { Note } from '../schemas.ts'

/** The article on the roulette judgment. */
export const note: Note = {
  slug: 'what-the-roulette-judgment-says',
  title: 'What the roulette judgment says, and what it leaves open',
  excerpt:
    'South Africa’s Supreme Court of Appeal has ruled on bets placed on roulette in Gauteng. The reasoning is narrow, and the planning question is wide.',
  category: 'compliance',
  date: '2025-11-06',
  featured: false,
  author: null,
  markets: ['south-africa'],
  body: `On 21 October 2025 the Supreme Court of Appeal decided Portapa v Casino Association of South Africa. The question was whether a bookmaker licensed in Gauteng may take fixed-odds bets on roulette streamed from a casino abroad. The answer was no.[^za-portapa-2025] This article says what the court held, sets the nine provinces side by side, and lists what a holder of a licence should do.

# What the court held

The reasoning rests on words. Section 55 of the Gauteng Gambling Act lets a bookmaker accept bets on sporting events.[^za-gauteng-gambling-act-1995] Roulette, the court held, is a casino game and not a sporting event in any sensible reading. The board’s approvals, which the High Court had set aside in June 2023,[^za-casa-v-portapa-2023] therefore stay set aside.

It also found no conflict with the National Gambling Act, which speaks of bets on contingencies more widely.[^za-national-gambling-act-2004] A province may license less than the national act would allow. That sentence is the one to keep, because it works both ways: where a provincial act is as wide as the national one, the reasoning on Gauteng’s words does not apply.

# Two readings

The National Gambling Board welcomed the judgment as a rule for the whole country. Lawyers answered that it turns on one province’s statute.[^za-werksmans-portapa] Ten days later the Mpumalanga Economic Regulator took the second view in public: the judgment leaves other provinces’ laws as they are, its licensees may take bets on any lawful contingency, and the court did not decide on online or interactive gambling.[^za-mpumalanga-regulator-2025]

Only the judgment binds, and it binds on Gauteng’s act.

# The nine provinces

| Province | What may be bet upon, in the words of its law | Position of its regulator |
|---|---|---|
| Gauteng | Sporting events (Act 4 of 1995, section 55) | Bound by the judgment |
| Mpumalanga | Any lawful contingency, as the regulator states its act | Bets on contingencies go on |
| KwaZulu-Natal | “A horse race, sporting event or other event or contingency” (Act 8 of 2010, section 1)[^za-kwazulu-natal-act-2010-version-2024] | Not found |
| Western Cape | Contingencies other than racing and sport (rule 13 of 2017)[^za-western-cape-bookmaker-rules-2017] | A position was published; we have not seen it |
| Eastern Cape | Act 5 of 1997;[^za-eastern-cape-act-1997] wording not verified | Not found |
| Free State | Act 6 of 2010;[^za-free-state-act-2010] wording not verified | Not found |
| North West | Act 2 of 2001;[^za-north-west-act-2001] wording not verified | Not found |
| Northern Cape | Act 6 of 2024, in force since April 2024;[^za-northern-cape-act-2024] wording not verified | Not found |
| Limpopo | Not found | Not found |

Three of the four provinces whose words we have are wider than Gauteng. None of them says that a casino game is a lawful contingency, and that is the next question: “other event or contingency” may cover the result of a roulette wheel, or may be read down by the company it keeps.

# What has happened since

- On 27 February 2026 the National Gambling Board told the provinces that remote gambling servers cannot be certified and that only wagering record systems can.[^za-itweb-remote-servers] Bookmakers dispute its power to do so. If the notice stands, the argument about words loses much of its value, because the product cannot be supplied.
- A committee of the National Assembly began work in November 2025 on a bill of its own on remote gambling.[^za-legal-academy-committee-bill] What came of it is not verified.
- The Treasury’s proposal to tax interactive gambling at 20 per cent[^za-moonstone-online-gambling-tax] names a product that no law licenses. Some read that as a plan to license it. It is a discussion paper, and we do not.

# What it is worth

Betting was some 70 per cent of R75 billion of gross gambling revenue in 2024/25.[^za-swisher-post-ngb-2025] How much of that is casino content sold as bets is not published. So a buyer cannot take the figure from the market; it has to come from the target, by product and by province, for each month since October 2025.

# Who does what

1. **Gauteng licensees** take roulette and games like it off the Gauteng licence, including on sites that Gauteng players reach, and write down the day.
2. **Licensees elsewhere** make a table: product, province of the licence, words relied on, date of the regulator’s approval. The doubtful rows go to local counsel before they go to marketing.
3. **Suppliers** ask each customer for that table, and for the certificate under which the game server runs.
4. **Buyers** value the business twice, with and without the rows that rely on “contingency”, and put the difference into the price or a warranty.

Interactive casino games remain unlicensed in South Africa.[^za-national-gambling-act-2004] A product that resembles one closely should expect to be treated as one.`,
  sources: [
    { source: 'za-portapa-2025', section: null },
    { source: 'za-gauteng-gambling-act-1995', section: 'Section 55' },
    { source: 'za-casa-v-portapa-2023', section: null },
    { source: 'za-national-gambling-act-2004', section: 'Section 11' },
    { source: 'za-werksmans-portapa', section: null },
    { source: 'za-mpumalanga-regulator-2025', section: null },
    { source: 'za-kwazulu-natal-act-2010-version-2024', section: 'Section 1, “bet”' },
    { source: 'za-western-cape-bookmaker-rules-2017', section: 'Rule 13' },
    { source: 'za-eastern-cape-act-1997', section: null },
    { source: 'za-free-state-act-2010', section: null },
    { source: 'za-north-west-act-2001', section: null },
    { source: 'za-northern-cape-act-2024', section: null },
    { source: 'za-itweb-remote-servers', section: null },
    { source: 'za-legal-academy-committee-bill', section: null },
    { source: 'za-moonstone-online-gambling-tax', section: null },
    { source: 'za-swisher-post-ngb-2025', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article spoke of nine provinces and quoted one. It now sets them side by side, says which wordings were not found, and follows the matter to February 2026.',
    },
  ],
}
