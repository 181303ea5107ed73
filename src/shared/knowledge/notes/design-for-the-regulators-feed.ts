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
  author: null,
  markets: ['kenya', 'uganda', 'malawi', 'namibia', 'tanzania', 'zambia', 'zimbabwe'],
  body: `For a long time a regulator saw a betting business once a year, through returns. That is changing: several authorities now ask for a connection, and others for a return each week or month. This article sets out who asks for what, and the design that answers all of them.

# What seven markets ask for

| Market | Connection | Returns |
|---|---|---|
| Kenya | Transactions open to the authority’s real-time monitoring; proceeds run through an account in Kenya[^ke-cm-advocates-act-2025] | Dates not found |
| Uganda | A national central electronic monitoring system (section 61)[^ug-lotteries-and-gaming-act-2016] | Audited accounts and annual returns at renewal[^ug-flexi-news-renewals-2026] |
| Malawi | All operators integrated into the authority’s electronic monitoring[^mw-malawi-voice-2025] | Dates not verified |
| Namibia | All operators connect to a central system[^na-vixio-2022] | Dates not found |
| Tanzania | Bets recorded in a betting management system that the board approves[^tz-sports-betting-rules-2016] | Tax: weekly for casinos, monthly for betting, lotteries and machines[^tz-revenue-authority-gaming-tax] |
| Zambia | None found | Betting levy: within ten days after each month, with records of all deposits and withdrawals for six years[^zm-betting-levy-act-2025] |
| Zimbabwe | None found | A return for each winning customer by the fifth day of the month[^zw-observer-finance-act] |

We have found no public specification of any of these systems. That is a reason to design for the strictest reading, not to wait: a connection that is announced in spring is a condition of renewal in autumn.

# Why it is architecture

If stakes, results, deposits and withdrawals live in separate systems that agree only after a nightly job, a live feed publishes the disagreements as they happen. An inspector who sees a payout before the bet that it belongs to does not ask about queues. He asks where the bet is.

Four habits remove the problem.

1. **One append-only ledger.** Every movement of a player’s money has a single identifier, and every report, internal or official, is a view of it. Zambia’s six years of deposits and withdrawals are then a query.
2. **Two times in each entry.** When it happened, and when you learned of it. A confirmation of the wallet that arrives a minute late belongs to the minute before, and a feed that has one time only will be wrong either way.
3. **Corrections are entries.** A new one that points to the old one, with a reason and a person. A record that changes after it was sent cannot be told from a record that was falsified.
4. **The feed is a consumer, not the source.** It reads the ledger from a position that it remembers. When the authority’s side is down for six hours, it goes on from there; nothing is sent twice and nothing is lost.

# A worked example

A player sends 1,000.00 at 20:59:58, bets 400.00 at 21:00:10 on a match that has begun, and the wallet confirms the deposit at 21:00:40.

| Entry | Happened | Known | Amount | Refers to |
|---|---|---|---|---|
| 1 deposit | 20:59:58 | 21:00:40 | + 1,000.00 | provider’s code |
| 2 stake | 21:00:10 | 21:00:10 | − 400.00 | 1, pending |
| 3 confirmation | 21:00:40 | 21:00:40 | | 1 |
| 4 void of 2 | 21:03:00 | 21:03:00 | + 400.00 | 2, rule of the house |

A feed of this kind shows that the bet was accepted against a pending deposit, and that it was voided, when, and why. A system that stores balances shows a balance of 1,000.00, and a player who says that his bet has vanished.

# The player in the data

A feed that carries names and numbers is personal data. Kenya’s act is of 2019,[^ke-data-protection-act-2019] and businesses that process such data for gambling register whatever their turnover.[^ke-aln-data-protection-2022] Zambia asks that personal data be stored on a server in the country unless the minister prescribes otherwise.[^zm-data-protection-act-2021] So the design needs three more decisions:

- *What is sent.* The fields that the rule names and no more; a key in place of the name wherever the authority accepts one.
- *Where it lies.* One ledger for each country, with the group’s reports reading across them, is easier to move than one ledger for all with a filter.
- *Who reads it.* The feed’s account can read and cannot write; its requests are logged, and the log is kept with the ledger.

# Who does what by when

| When | Who | What |
|---|---|---|
| Before the platform contract is signed | Buyer of the platform | Ask to see entry 4 of the example in the vendor’s system |
| Before launch | Vendor | Replay a day into an empty ledger; every report must be equal to the cent |
| Each month | Finance | Compare the tax return with the ledger’s own sum; file the difference with its reason |
| When the authority announces a connection | Compliance | Ask for the specification, the test system and the date from which it binds, in writing |
| When a feed fails | Operations | Write to the authority the same day, with the position at which it stopped |

# A second use

The ledger that satisfies a supervisor also shows which players lose more than they used to, and how fast. That is a report of a few lines. It costs nothing to run each night, and in our opinion an operator who has the data and does not look will find it hard to explain.`,
  sources: [
    {
      source: 'ke-cm-advocates-act-2025',
      section: 'Establishment of a new regulator; licensing requirements',
    },
    { source: 'ug-lotteries-and-gaming-act-2016', section: 'Section 61' },
    { source: 'ug-flexi-news-renewals-2026', section: null },
    { source: 'mw-malawi-voice-2025', section: null },
    { source: 'na-vixio-2022', section: null },
    { source: 'tz-sports-betting-rules-2016', section: 'Rules 4, 15 and 21' },
    { source: 'tz-revenue-authority-gaming-tax', section: 'Filing of returns' },
    { source: 'zm-betting-levy-act-2025', section: 'Sections 5(3), 6(1) and 7' },
    { source: 'zw-observer-finance-act', section: null },
    { source: 'ke-data-protection-act-2019', section: null },
    { source: 'ke-aln-data-protection-2022', section: null },
    { source: 'zm-data-protection-act-2021', section: 'Section 70' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article named two markets and gave no example. It now sets out what seven ask for, with a worked entry of a ledger.',
    },
  ],
}
