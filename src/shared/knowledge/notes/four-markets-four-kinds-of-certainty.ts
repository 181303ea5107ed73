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
  author: null,
  markets: ['south-africa', 'nigeria', 'kenya', 'ghana'],
  body: `A market can be large and still be a poor first choice, if nobody can say in advance what is lawful, what it costs and how long a licence takes. This article puts four markets in order by those questions. The facts have their sources; the order is our opinion.

# The order

| Rank | Market | What you can know in advance | What you cannot |
|---|---|---|---|
| 1 | Ghana | Authority, term, renewal fee, longest time for a decision, tax | How an act of 2006 treats a new online product |
| 2 | South Africa | What a bookmaker may offer, and how licences work in practice | The tax next year, and casino content sold as bets |
| 3 | Nigeria | Who may license, in principle | Which states recognise your certificate today, and its price |
| 4 | Kenya | What the act asks of a licensee | When an application will be processed |

# Ghana: certainty of address

One commission licenses casinos, betting and other games of chance; lotteries are apart.[^gh-gaming-act-2006] The act answers more questions before you file than any other of the four. A licence runs for one year (section 21). The Commission has up to twelve months from receipt of the application (section 16). Renewal costs one per cent of the minimum capital each year, and that capital is USD 2 million for sports betting.[^gh-clinton-consultancy-2024] The tax is 20 per cent of gross gaming revenue, which a practice note defines as stakes less prizes.[^gh-ey-practice-note-2023]

What is missing is equally plain. The act says little about the internet, so the Commission’s licence classes carry the distinction between shops and sites. None of the five classes that law firms list is for suppliers. And twelve months is a limit, not an estimate: plan with all of it.

# South Africa: certainty of practice

The National Gambling Act dates from 2004, and the provinces have licensed under it since.[^za-national-gambling-act-2004] A provincial bookmaker licence covers shops and sites, and licensed bookmakers work in all nine provinces.[^za-ngb-racing-and-betting] The difficulty is to obtain one: in November 2024 the Western Cape’s authority was described as the only significant one that grants online bookmaker licences on application.[^za-chambers-2024] What the other eight do for a newcomer is not verified; ask each before you plan on it.

Two things are open, and both touch the price of a company that you would buy. The first is content: the appeal court held in October 2025 that a Gauteng bookmaker may not take bets on roulette, and whether that reaches other provinces depends on the words of each act.[^za-werksmans-portapa] The second is tax: the Treasury put forward a national tax of 20 per cent of online revenue in November 2025, in addition to the provincial tax.[^za-moonstone-online-gambling-tax] The Budget of February 2026 set neither a rate nor a date.[^za-cdh-budget-2026]

# Nigeria: certainty of principle

Since the Supreme Court’s judgment of 22 November 2024 there is no doubt that the states decide, and that the National Lottery Act binds in the Federal Capital Territory only.[^ng-afriwise-lottery-act] The President’s refusal of the Central Gaming Bill in December 2025 confirmed it.[^ng-thisday-central-gaming-bill]

The principle does not say what one paper opens. In May 2025 state regulators agreed to recognise one certificate for online betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity] It binds those who signed. We have found no public list of the signatories, and no published price. So the first step in Nigeria is a letter to each state in the plan, and the answer is dated and filed.

# Kenya: certainty of text

The act of 2025 is recent and names online gambling. It asks that Kenyan citizens hold at least 30 per cent of the shares,[^ke-cm-advocates-act-2025] and the term of a licence rises from 12 to 36 months.[^ke-mckay-final-bill] Online operators give security of KES 100 million, by one law firm’s reading; others still print the Bill’s 200 million.[^ke-masibo-licence-2025]

None of this helps an applicant who cannot apply. A public notice suspended the processing of applications on 2 October 2025 until the handover to the new authority was complete.[^ke-cm-advocates-transition] That it has resumed is not verified. The regulations on conduct[^ke-conduct-regulations-2026] and on advertising[^ke-advertising-regulations-2026] were made in June 2026, and the days on which they bind are not verified either.

# What to do with the order

The ranking is for a newcomer with one sportsbook and no licence in any of the four. It changes with the company.

- *A holder of an old Kenyan licence* trades on until it expires, and for that company Kenya comes first: the task is to be ready to renew under the new act.
- *A supplier* starts in South Africa, the only one of the four where supply is licensed and certified by statute; in Ghana no class exists and in Lagos the licence had only been announced in January 2025.
- *An online casino* cannot start in South Africa at all, where no law authorises interactive games; Nigeria’s certificate and Ghana’s licence name it.
- *A buyer of shares* asks first about the South African tax, because it decides what the revenue is worth.

# Dates to watch

| When | What | Who acts |
|---|---|---|
| Since 1 January 2026 | Nigeria: holders of former federal licences renew and pay for the certificate[^ng-thisday-fee-waiver-2025] | Operators that were excused the fees of 2025 |
| Open | Kenya: notice that applications are processed again | Applicants; ask the authority in writing |
| Open | South Africa: a bill on the tax | Holders and buyers; model both results |
| Each year | Ghana: renewal, with the fee on the minimum capital | Licensees |`,
  sources: [
    { source: 'gh-gaming-act-2006', section: 'Act 721, ss. 13, 16 and 21' },
    { source: 'gh-clinton-consultancy-2024', section: 'Act 721, s. 21(2)' },
    { source: 'gh-ey-practice-note-2023', section: 'Practice Note DT/Lottery/01/2023, 1.4' },
    { source: 'za-national-gambling-act-2004', section: null },
    { source: 'za-ngb-racing-and-betting', section: null },
    { source: 'za-chambers-2024', section: null },
    { source: 'za-werksmans-portapa', section: 'Gauteng Gambling Act 4 of 1995, section 55' },
    { source: 'za-moonstone-online-gambling-tax', section: null },
    { source: 'za-cdh-budget-2026', section: null },
    { source: 'ng-afriwise-lottery-act', section: 'SC/1/2008; (2025) 5 NWLR (Pt. 1984) 43' },
    { source: 'ng-thisday-central-gaming-bill', section: null },
    { source: 'ng-vixio-reciprocity', section: null },
    { source: 'ke-cm-advocates-act-2025', section: 'Licensing requirements' },
    { source: 'ke-mckay-final-bill', section: 'Point 2' },
    { source: 'ke-masibo-licence-2025', section: 'Gambling security requirements' },
    { source: 'ke-cm-advocates-transition', section: 'Suspension of licence processing' },
    { source: 'ke-conduct-regulations-2026', section: 'Legal Notice 112 of 2026' },
    { source: 'ke-advertising-regulations-2026', section: 'Legal Notice 114 of 2026' },
    { source: 'ng-thisday-fee-waiver-2025', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article promised an order and gave none. It now has one, with the facts that it rests on, and names the sections.',
    },
    {
      date: '2026-11-22',
      text: 'The list of sources gave the number of the Nigerian case as SC/01/2008. It is SC/1/2008.',
    },
  ],
}
